/**
 * Runs in the visitor's browser, inline at the beginning of every page's body; loader-script.ts minifies it. It says before
 * anything is drawn that scripts will come, unless the browser is older than those that the site is made for (README,
 * `browserslist`: Chrome and Edge 111, Firefox 128, Safari 16.4): then the page stays as it was exported, which is whole.
 * Asked by what browsers can do: registered properties came last to Firefox and Safari, `color-mix` to Chromium.
 */
if (typeof CSS === 'object' && 'registerProperty' in CSS && CSS.supports('color', 'color-mix(in srgb, red, blue)'))
  document.documentElement.dataset.runtime = 'waiting';
// React takes over the page as `next build` made it.
(document.currentScript as HTMLScriptElement).remove();
