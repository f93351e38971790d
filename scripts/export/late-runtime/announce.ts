/**
 * Runs in the visitor's browser, inline at the beginning of every page's body; loader-script.ts minifies it. It says what
 * scripts can do here before anything is drawn, and notes presses until the loader, at the page's end, takes them over.
 * The loader itself would hold up the first words there: Chromium draws a page in smaller pieces once a script that works
 * for its living has run (docs/adr/0011).
 */

/** What this leaves for the loader; there only until the loader has taken it, and only in browsers that it supports. */
export type EarlyPresses = { earlyPresses?: Element[] };

/**
 * Whether the browser is one that the runtime and the style sheet are made for (README, `browserslist`): Chrome and
 * Edge 111, Firefox 128, Safari 16.4. Asked by what they can do, not by their names: registered properties came last to
 * Firefox and Safari, `color-mix` to Chromium. An older one is left with the page as it was exported, which is complete:
 * a runtime that breaks half-way would take the page away under the reader's finger.
 */
function isSupported(): boolean {
  return typeof CSS === 'object' && 'registerProperty' in CSS && CSS.supports('color', 'color-mix(in srgb, red, blue)');
}

if (isSupported()) {
  const root = document.documentElement;
  const early: Element[] = [];
  const page = window as EarlyPresses;
  root.dataset.runtime = 'waiting';
  page.earlyPresses = early;
  // A link leads where it leads; a button would do nothing.
  addEventListener('click', ({ target }) => page.earlyPresses && early.push(target as Element), true);
  // The page was cut off before its loader.
  document.addEventListener('DOMContentLoaded', () => {
    if (page.earlyPresses) root.dataset.runtime = 'failed';
  });
}
// React takes over the page as `next build` made it.
(document.currentScript as HTMLScriptElement).remove();
