/**
 * Whether the browser is one that the runtime and the style sheet are made for (README, `browserslist`): Chrome and
 * Edge 111, Firefox 128, Safari 16.4. Asked by what they can do, not by their names: registered properties came last to
 * Firefox and Safari, `color-mix` to Chromium. An older one is left with the page as it was exported, which is complete:
 * a runtime that breaks half-way would take the page away under the reader's finger.
 */
export function isSupported(): boolean {
  return typeof CSS === 'object' && 'registerProperty' in CSS && CSS.supports('color', 'color-mix(in srgb, red, blue)');
}
