/**
 * Runs in the visitor's browser, inline at the beginning of every page's body. It announces before the first paint that
 * scripts will come, unless the browser is older than `browserslist`: there the page stays as it was exported. Of the features
 * of those browsers Firefox and Safari got registered properties last, and Chromium `color-mix`.
 */
if (typeof CSS === 'object' && 'registerProperty' in CSS && CSS.supports('color', 'color-mix(in srgb, red, blue)'))
  document.documentElement.dataset.runtime = 'waiting';
// React hydrates the page as `next build` made it, without this script.
(document.currentScript as HTMLScriptElement).remove();
