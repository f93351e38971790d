/**
 * Runs in the visitor's browser, inline at the beginning of every page's body; loader-script.ts minifies it. It says what
 * scripts can do here before anything is drawn, and notes presses until the loader, at the page's end, takes them over.
 * The loader itself would hold up the first words there: Chromium draws a page in smaller pieces once a script that works
 * for its living has run (docs/adr/0011).
 */
import type { EarlyPresses } from './early-presses';
import { isSupported } from './is-supported';

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
document.currentScript?.remove();
