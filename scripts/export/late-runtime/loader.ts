/**
 * Runs in the visitor's browser, inline at the end of every page; loader-script.ts minifies it. It loads the page's scripts
 * and whole style sheets at the visitor's first touch, and keeps presses until they have arrived.
 *
 * - `data-await-runtime` stands on each control that does nothing without scripts, or something else. A press on it, a
 *   choice in it, or a form's submission is kept: it gets `aria-busy`, and acts once when the islands listen (`data-ready`,
 *   components/ui/island.tsx). The search form meanwhile says what is looked for, also for a query in the address.
 * - `<html data-runtime>` says what scripts can do: nothing in an older browser (announce.ts); `waiting`; `ready`; `failed`
 *   where a script cannot be had, or nothing answers in time. Then kept links lead where they lead; the
 *   search form keeps its words, and reloads the page only while its server answers.
 */

import { linkOfUnmodifiedClick } from '../../../lib/unmodified-click';
import { keepCampaign } from './campaign';

/** The longest that a press is kept, in milliseconds. */
const longestWait = 10_000;
const firstInteractionEvents = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'mousemove'];

/** What is kept of a control that does not act by `click`. */
const keptEvents: Partial<Record<string, string>> = { SELECT: 'change', FORM: 'submit' };

const root = document.documentElement;
const searchForm = document.querySelector<HTMLFormElement>('form[data-await-runtime]');
const searchField = searchForm?.querySelector('input');
const loaderScript = document.currentScript as HTMLScriptElement;
const sources = (loaderScript.dataset.scripts as string).split(' ');
/** What was pressed, in its order, with what repeats it. */
const pendingPresses = new Map<HTMLElement, () => void>();
let isLoading = false;
let isWaiting = true;

/** After a press or input that only scripts can answer. */
function loadInTime(): void {
  load();
  preloadAnswers();
  setTimeout(fail, longestWait);
}

function load(): void {
  if (isLoading) return;
  isLoading = true;
  // Controls act once the whole style sheet is there: what opens without its rules would jump.
  const sheets = [...document.querySelectorAll<HTMLElement>('style[data-sheet]')].map(
    ({ dataset }) =>
      new Promise((loaded) => {
        const link = document.createElement('link');
        Object.assign(link, { rel: 'stylesheet', href: dataset.sheet, onload: loaded, onerror: loaded });
        // As Next writes it: React then takes this sheet over and adds none.
        link.dataset.precedence = 'next';
        document.head.append(link);
      }),
  );
  // Islands become ready together, in one commit of React's; the callback follows it when all of them listen.
  new MutationObserver((_, observer) => {
    observer.disconnect();
    // Also after a failure: the scripts may still come.
    root.dataset.runtime = 'ready';
    Promise.all(sheets).then(repeatPendingPresses);
  }).observe(root, { subtree: true, attributeFilter: ['data-ready'] });
  for (const source of sources) {
    const script = document.createElement('script');
    // All are fetched at once, and run in this order.
    Object.assign(script, { src: source, async: false, onerror: fail });
    document.head.append(script);
  }
}

/** Once there are words in the search form, what answers them flows beside the scripts. */
function preloadAnswers(): void {
  const { preload: href } = searchForm?.dataset ?? {};
  if (!searchField?.value || !href) return;
  delete searchForm?.dataset.preload;
  const link = document.createElement('link');
  // As `fetch` asks, so that the island's own request is answered by it.
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  document.head.append(link);
}

function keep(event: Event): void {
  const control = isWaiting && (event.target as Element).closest<HTMLElement>('[data-await-runtime]');
  // A click opens a select's list, and its `change` is kept; a link with Ctrl held opens a tab.
  if (!control || event.type !== (keptEvents[control.tagName] ?? 'click')) return;
  if (control.matches('a') && !linkOfUnmodifiedClick(event as MouseEvent)) return;
  if (control === searchForm) sayWhatIsSought();
  const { value } = control as HTMLSelectElement;
  pendingPresses.set(control, () => {
    if (control instanceof HTMLFormElement) return control.requestSubmit();
    if (!(control instanceof HTMLSelectElement)) return control.click();
    // Hydration resets a select to its exported value.
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
  event.preventDefault();
  event.stopImmediatePropagation();
  control.setAttribute('aria-busy', 'true');
  loadInTime();
}

/** Puts the address's query into the search form, which says that it is looked for; the island reads the address itself. */
function lookForAddress(): void {
  const query = new URLSearchParams(location.search).get('q');
  if (!searchForm || !searchField || !query) return;
  searchField.value = query;
  searchForm.setAttribute('aria-busy', 'true');
  sayWhatIsSought();
  pendingPresses.set(searchForm, () => {});
}

/** Shown by publications.css: a text that is changed here would be drawn anew by React. */
function sayWhatIsSought(): void {
  const { dataset } = searchForm as HTMLFormElement;
  const query = searchField?.value.trim() ?? '';
  dataset.sought = query && dataset.looking?.replace('{query}', () => query);
}

/** After a failure. A page that does not load would take the reader's words with it. */
function reloadIfOnline(event: Event): void {
  if (root.dataset.runtime !== 'failed') return;
  event.preventDefault();
  const { action } = searchForm as HTMLFormElement;
  fetch(action, { method: 'HEAD', cache: 'no-store' }).then(
    () => searchForm?.submit(),
    () => {},
  );
}

function repeatPendingPresses(): void {
  isWaiting = false;
  if (searchForm && root.dataset.runtime === 'failed') {
    pendingPresses.delete(searchForm);
    searchForm.removeAttribute('aria-busy');
  }
  for (const [control, repeat] of pendingPresses) {
    pendingPresses.delete(control);
    control.removeAttribute('aria-busy');
    repeat();
  }
}

function fail(): void {
  if (!document.querySelector('[data-ready]')) root.dataset.runtime = 'failed';
  // Even without the style sheet: one that hangs must not hold presses for ever.
  repeatPendingPresses();
}

// React takes over the page as `next build` made it.
loaderScript.remove();
keepCampaign();
if (root.dataset.runtime) {
  for (const type of ['click', 'change', 'submit']) addEventListener(type, keep, true);
  searchForm?.addEventListener('submit', reloadIfOnline);
  lookForAddress();
  // A chosen file and typed words need scripts, though no press on a control is kept.
  for (const type of ['change', 'input']) addEventListener(type, loadInTime, { capture: true, once: true });
  // With Save-Data only a press that needs scripts loads them.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // Chromium sends `mousemove` to a page that loads under a resting pointer; its movement is 0.
  const onSign = (event: Event) => (event as MouseEvent).movementX !== 0 && load();
  if (!connection?.saveData)
    for (const type of firstInteractionEvents) addEventListener(type, onSign, { capture: true, passive: true });
  // A form page, and an address with a search, need scripts at once.
  if (document.querySelector('[data-eager]') || /[?&](q|sort)=/.test(location.search)) loadInTime();
}
