/**
 * Runs in the visitor's browser, inline at the end of every page. It loads the page's scripts and whole style sheets at the
 * visitor's first interaction, and holds clicks until they have loaded.
 *
 * - `data-await-runtime` marks a control that needs scripts. A click on it, a choice in it, or a form's submission is held:
 *   it gets `aria-busy`, and is repeated once the islands listen (`data-ready`, components/ui/island.tsx). The search form
 *   meanwhile shows what is looked for, also for a query in the address.
 * - `<html data-runtime>` is absent in older browsers (announce.ts), else `waiting`, `ready`, or `failed` when a script
 *   cannot be loaded in time. After a failure kept links are followed; the search form keeps its words, and reloads the page
 *   only if the server answers.
 */
import { linkOfUnmodifiedClick } from '../../../lib/unmodified-click';
import { keepCampaign } from './campaign';

/** The longest that a click is held, in milliseconds. */
const longestWait = 10_000;
const firstInteractionEvents = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'mousemove'];

/** Events to keep of controls that do not act on `click`. */
const keptEvents: Partial<Record<string, string>> = { SELECT: 'change', FORM: 'submit' };

const root = document.documentElement;
const searchForm = document.querySelector<HTMLFormElement>('form[data-await-runtime]');
const searchField = searchForm?.querySelector('input');
const loaderScript = document.currentScript as HTMLScriptElement;
const sources = (loaderScript.dataset.scripts as string).split(' ');
/** Clicked controls in order, with what repeats the click. */
const heldClicks = new Map<HTMLElement, () => void>();
let isLoading = false;
let isWaiting = true;

/** For a click or input that needs scripts: fails when they do not load in time. */
function loadOrFail(): void {
  load();
  preloadAnswers();
  setTimeout(fail, longestWait);
}

function load(): void {
  if (isLoading) return;
  isLoading = true;
  // Clicks are repeated after the whole style sheet has loaded: a dialog without its rules would jump.
  const sheets = [...document.querySelectorAll<HTMLElement>('style[data-sheet]')].map(
    ({ dataset }) =>
      new Promise((loaded) => {
        const link = document.createElement('link');
        Object.assign(link, { rel: 'stylesheet', href: dataset.sheet, onload: loaded, onerror: loaded });
        // As Next writes it, so that React adopts this sheet instead of adding one.
        link.dataset.precedence = 'next';
        document.head.append(link);
      }),
  );
  // Islands become ready in one commit of React's, so all of them listen when the callback runs.
  new MutationObserver((_, observer) => {
    observer.disconnect();
    // Also after a failure: the scripts may still come.
    root.dataset.runtime = 'ready';
    Promise.all(sheets).then(repeatHeldClicks);
  }).observe(root, { subtree: true, attributeFilter: ['data-ready'] });
  for (const source of sources) {
    const script = document.createElement('script');
    // All are fetched at once, and run in this order.
    Object.assign(script, { src: source, async: false, onerror: fail });
    document.head.append(script);
  }
}

/** Once there are words in the search form, its data is fetched beside the scripts. */
function preloadAnswers(): void {
  const { preload: href } = searchForm?.dataset ?? {};
  if (!searchField?.value || !href) return;
  delete searchForm?.dataset.preload;
  const link = document.createElement('link');
  // As `fetch` requests it, so that the island's own request reuses it.
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  document.head.append(link);
}

function keepPress(event: Event): void {
  const control = isWaiting && (event.target as Element).closest<HTMLElement>('[data-await-runtime]');
  if (!control || event.type !== (keptEvents[control.tagName] ?? 'click')) return;
  if (control.matches('a') && !linkOfUnmodifiedClick(event as MouseEvent)) return;
  if (control === searchForm) showQuery();
  const { value } = control as HTMLSelectElement;
  heldClicks.set(control, () => {
    if (control instanceof HTMLFormElement) return control.requestSubmit();
    if (!(control instanceof HTMLSelectElement)) return control.click();
    // Hydration resets a select to its exported value.
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
  event.preventDefault();
  event.stopImmediatePropagation();
  control.setAttribute('aria-busy', 'true');
  loadOrFail();
}

/** Shows the address's query in the search form as looked for; the island reads the address itself. */
function showAddressQuery(): void {
  const query = new URLSearchParams(location.search).get('q');
  if (!searchForm || !searchField || !query) return;
  searchField.value = query;
  searchForm.setAttribute('aria-busy', 'true');
  showQuery();
  heldClicks.set(searchForm, () => {});
}

/** publications.css shows the attribute: React would replace a changed text. */
function showQuery(): void {
  const { dataset } = searchForm as HTMLFormElement;
  const query = searchField?.value.trim() ?? '';
  dataset.sought = query && dataset.looking?.replace('{query}', () => query);
}

/** After a failure: a page that does not load would lose the reader's words. */
function reloadIfOnline(event: Event): void {
  if (root.dataset.runtime !== 'failed') return;
  event.preventDefault();
  const { action } = searchForm as HTMLFormElement;
  fetch(action, { method: 'HEAD', cache: 'no-store' }).then(
    () => searchForm?.submit(),
    () => {},
  );
}

function repeatHeldClicks(): void {
  isWaiting = false;
  if (searchForm && root.dataset.runtime === 'failed') {
    heldClicks.delete(searchForm);
    searchForm.removeAttribute('aria-busy');
  }
  for (const [control, repeat] of heldClicks) {
    heldClicks.delete(control);
    control.removeAttribute('aria-busy');
    repeat();
  }
}

function fail(): void {
  if (!document.querySelector('[data-ready]')) root.dataset.runtime = 'failed';
  // Without waiting for style sheets, which may hang.
  repeatHeldClicks();
}

// React hydrates the page as `next build` made it, without this script.
loaderScript.remove();
keepCampaign();
if (root.dataset.runtime) {
  for (const type of ['click', 'change', 'submit']) addEventListener(type, keepPress, true);
  searchForm?.addEventListener('submit', reloadIfOnline);
  showAddressQuery();
  // A chosen file and typed words need scripts too.
  for (const type of ['change', 'input']) addEventListener(type, loadOrFail, { capture: true, once: true });
  // With Save-Data only a click that needs scripts loads them.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // Chromium sends `mousemove` to a page that loads under a resting pointer; its movement is 0.
  const loadOnInteraction = (event: Event) => (event as MouseEvent).movementX !== 0 && load();
  if (!connection?.saveData)
    for (const type of firstInteractionEvents)
      addEventListener(type, loadOnInteraction, { capture: true, passive: true });
  // A form page, and an address with a search, need scripts at once.
  if (document.querySelector('[data-eager]') || /[?&](q|sort)=/.test(location.search)) loadOrFail();
}
