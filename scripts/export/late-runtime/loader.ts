/**
 * Runs in the visitor's browser, inline at the end of every page; loader-script.ts minifies it. On the first sign that
 * somebody is here it makes the drawings that nobody has seen yet, loads the page's scripts and whole style sheets, and
 * keeps what is pressed before they have arrived.
 *
 * What components rely on (docs/design.md §6):
 * - Until the first `data-ready` (components/ui/island.tsx) these are kept: a plain press on `[data-await-runtime]`, a
 *   press on a button that the platform gives no action, a choice in a select. All else stays the platform's.
 *   With the value `follow` a link is followed too: it leads to a place on this page, where its press starts something.
 * - A kept control has `aria-busy` and acts exactly once, however often it was pressed.
 * - <html data-runtime> says what scripts can do: nothing in browsers older than the runtime (README), where the loader
 *   leaves the page as it was exported; `waiting` (announce.ts); `ready`; `failed` when a script cannot be had, or nothing
 *   answers in time. Kept links then lead where they lead.
 */

import { plainClick } from '../../../lib/plain-click';
import { fillFromAddress, isSearched } from './address';
import type { EarlyPresses } from './announce';
import { noteCampaign } from './campaign';

// The longest that a press is held back, in milliseconds: in a tunnel, a link's own page beats a spinner.
const patience = 15_000;
// Who has asked for something by the address sees the whole list meanwhile, and is told sooner.
const searchPatience = 5_000;
/** Set by loader-script.ts: whether the page has a file input. */
declare const TAKES_FILES: boolean;
/** Whether the page has a search, which its address may ask for. */
declare const SEARCHES: boolean;
/** Whether the page has its scripts run at load. */
declare const EAGER: boolean;
const signals = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'mousemove'];

const root = document.documentElement;
// What cannot be missing here has no byte for its absence: this stands in every page.
const own = document.currentScript as HTMLScriptElement;
const sources = (own.dataset.scripts as string).split(' ');
/** What was pressed, in its order, with what repeats it. */
const kept = new Map<HTMLElement, () => void>();
let isLoading = false;
let isWaiting = true;
let isReady = false;
let missingSheets = 0;

/** Makes elements of the drawings that the export kept as text (scripts/export/late-drawings). */
function draw(): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', draw);
  else for (const text of document.querySelectorAll('noscript[data-late]')) text.outerHTML = text.textContent as string;
}

function load(): void {
  if (isLoading) return;
  isLoading = true;
  // First: React finds the page as it was exported.
  draw();
  // React takes over a whole document or none: the bottom of a long page may still be on its way.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', append);
  else append();
}

function begin(event: Event): void {
  // Chromium of some years ago tells a page that loads of a pointer that rests: nobody has moved it.
  const { type, movementX } = event as MouseEvent;
  if (type !== 'mousemove' || movementX !== 0) load();
}

function append(): void {
  // The page has the rules of what it shows (scripts/export/style); its runtime may show more.
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-sheet]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    // As Next writes it, so that React takes it over and adds none of its own.
    link.dataset.precedence = 'next';
    link.href = dataset.sheet as string;
    missingSheets += 1;
    link.onload = link.onerror = () => {
      missingSheets -= 1;
      releaseWhenComplete();
    };
    document.head.append(link);
  }
  for (const source of sources) {
    const script = document.createElement('script');
    script.src = source;
    // All are fetched at once, and run in this order.
    script.async = false;
    script.onerror = fail;
    document.head.append(script);
  }
}

function keep(event: Event): void {
  const control = isWaiting && awaitingControl(event);
  if (!control) return;
  if (control.dataset.awaitRuntime !== 'follow') event.preventDefault();
  event.stopImmediatePropagation();
  hold(control);
}

function hold(control: HTMLElement): void {
  setTimeout(fail, patience);
  kept.set(control, control instanceof HTMLSelectElement ? choice(control) : () => control.click());
  control.setAttribute('aria-busy', 'true');
  load();
}

function awaitingControl(event: Event): HTMLElement | null | undefined {
  if (!(event.target instanceof Element)) return null;
  if (event instanceof MouseEvent) {
    const control = event.target.closest<HTMLElement>('a, button, summary');
    if (!control) return null;
    if (control.matches('button')) return hasOwnAction(control as HTMLButtonElement) ? null : control;
    return control.matches('[data-await-runtime]') && plainClick(event) ? control : null;
  }
  return event.target.closest('select');
}

/** What the platform does with a button by itself: a popover, a command, its form's submission. */
function hasOwnAction(button: HTMLButtonElement): boolean {
  if (button.matches('[popovertarget], [command]')) return true;
  return button.form !== null && button.type !== 'button';
}

/** What opens before its rules are there would jump under the reader's finger. */
function releaseWhenComplete(): void {
  if (isReady && missingSheets === 0) release();
}

/** What was chosen last, to be chosen again: taking over the page resets a select. */
function choice(select: HTMLSelectElement): () => void {
  const { value } = select;
  return () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** Holds nothing back any more, and repeats what was. */
function release(): void {
  isWaiting = false;
  const presses = [...kept];
  kept.clear();
  for (const [control, repeat] of presses) {
    control.removeAttribute('aria-busy');
    repeat();
  }
}

function fail(): void {
  if (!document.querySelector('[data-ready]')) {
    root.dataset.runtime = 'failed';
    if (SEARCHES && isWaiting) fillFromAddress();
  }
  // Ready or not: a style sheet that hangs holds no press for ever.
  release();
}

/** Loads without waiting for a signal, and gives up in the same way as after a press. */
function loadNow(wait: number): void {
  load();
  setTimeout(fail, wait);
}

function start(presses: readonly Element[]): void {
  // Islands become ready together, in one commit of React's; the callback follows it when all of them listen.
  const islands = new MutationObserver(() => {
    islands.disconnect();
    // It may come after all, later than anybody should wait.
    root.dataset.runtime = 'ready';
    isReady = true;
    releaseWhenComplete();
  });
  islands.observe(root, { subtree: true, attributeFilter: ['data-ready'] });

  for (const type of ['click', 'change']) addEventListener(type, keep, true);
  // Who saves data pays for scripts only with a press that needs them.
  const { connection = {} } = navigator as { connection?: { saveData?: boolean } };
  if (!connection.saveData) {
    for (const type of signals) addEventListener(type, begin, { capture: true, passive: true });
  }
  // Nothing of the platform's follows on a file's being chosen; the island finds it in its input.
  if (TAKES_FILES) addEventListener('change', load, true);
  // It costs no byte: for those who save data too, for paper, and for who comes to a drawing by its address.
  for (const type of [...signals, 'beforeprint'])
    addEventListener(type, draw, { capture: true, passive: true, once: true });
  matchMedia('print').addEventListener('change', draw);
  if (location.hash) draw();
  if (EAGER) loadNow(patience);
  // An address that carries a search (components/publications/browse) asks for what only scripts can show.
  if (SEARCHES && isSearched()) loadNow(searchPatience);
  // And who types is told too, when nothing can answer.
  if (SEARCHES) addEventListener('input', () => loadNow(searchPatience), { once: true });
  for (const target of presses) {
    const button = target.closest('button');
    if (button && !hasOwnAction(button)) hold(button);
  }
}

const page = window as EarlyPresses;
const early = page.earlyPresses;
delete page.earlyPresses;
// React takes over the page as `next build` made it.
own.remove();
noteCampaign();
if (early) start(early);
else draw();
