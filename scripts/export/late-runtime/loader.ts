/**
 * Runs in the visitor's browser, inline in the head of every page; loader-script.ts minifies it. It loads the page's
 * scripts on the first sign that somebody is here, and keeps what is pressed before they have arrived.
 *
 * What components rely on (docs/design.md §6):
 * - Until the first `data-ready` (lib/use-island-ready.ts) these are kept: a plain press on `[data-await-runtime]`, a
 *   press on a button that the platform gives no action, a choice in a select. All else stays the platform's.
 * - A kept control has `aria-busy` and acts exactly once, however often it was pressed.
 * - When a script cannot be had, or nothing answers in time, <html> gets `data-runtime="failed"` and the page shows
 *   what it shows without scripts; kept links lead where they lead.
 */
import { plainClick } from '../../../lib/launchers/plain-click';

// The longest that a press is held back, in milliseconds: in a tunnel, a link's own page beats a spinner.
const patience = 15_000;
const signals = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'mousemove'];

const root = document.documentElement;
const sources = (document.currentScript?.dataset.scripts ?? '').split(' ');
// Each control once, in the order of the first presses; a select with what was last chosen in it.
const kept = new Map<HTMLElement, string>();
const listening = new AbortController();
const waiting = new AbortController();
let isLoading = false;

function load(): void {
  listening.abort();
  if (isLoading) return;
  isLoading = true;
  // React takes over a whole document or none: the bottom of a long page may still be on its way.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', append);
  else append();
}

function append(): void {
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
  const control = awaitingControl(event);
  if (!control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (kept.size === 0) setTimeout(fail, patience);
  kept.set(control, control instanceof HTMLSelectElement ? control.value : '');
  control.setAttribute('aria-busy', 'true');
  load();
}

function awaitingControl(event: Event): HTMLElement | null | undefined {
  if (!(event.target instanceof Element)) return null;
  if (event instanceof MouseEvent) {
    const control = event.target.closest<HTMLElement>('a, button, summary');
    if (control?.matches('button')) return hasOwnAction(control as HTMLButtonElement) ? null : control;
    return control?.matches('[data-await-runtime]') && plainClick(event) ? control : null;
  }
  return event.target.closest('select');
}

/** What the platform does with a button by itself: a popover, a command, its form's submission. */
function hasOwnAction(button: HTMLButtonElement): boolean {
  return button.matches('[popovertarget], [command]') || (button.form !== null && button.type !== 'button');
}

/** Holds nothing back any more, and repeats what was. */
function release(): void {
  waiting.abort();
  for (const [control, chosen] of kept) {
    control.removeAttribute('aria-busy');
    if (control instanceof HTMLSelectElement) {
      control.value = chosen;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      control.click();
    }
  }
  kept.clear();
}

function fail(): void {
  if (document.querySelector('[data-ready]')) return;
  root.dataset.runtime = 'failed';
  release();
}

// Islands become ready together, in one commit of React's; the callback follows it when all of them listen.
const islands = new MutationObserver(() => {
  islands.disconnect();
  // It came after all, later than anybody should wait.
  delete root.dataset.runtime;
  release();
});
islands.observe(root, { subtree: true, attributeFilter: ['data-ready'] });

for (const type of ['click', 'change']) addEventListener(type, keep, { capture: true, signal: waiting.signal });
// Who saves data pays for scripts only with a press that needs them.
if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
  for (const type of signals) addEventListener(type, load, { capture: true, passive: true, signal: listening.signal });
}
// An address that carries a search (components/publications/browse) asks for what only scripts can show.
if (/[?&](q|year|sort)=/.test(location.search)) load();
