import type { LauncherWords } from '@/content/launcher-types';

export const overlays = '.tf-v1-popup, .tf-v1-slider, .tf-v1-popover, .tf-v1-sidetab';
const closeButtons = '.tf-v1-close, .tf-v1-popover-close, .tf-v1-sidetab-close';
const triggerButtons = '.tf-v1-popover-button, .tf-v1-sidetab-button';

/**
 * Gives the form library's overlays what it leaves out: a named dialog, an inert page behind it, focus into the form
 * and back to what opened it, Escape while the form is still loading, and names for its buttons. It works on the
 * elements that the library adds to the body.
 */
export function watchOverlays(words: LauncherWords): void {
  const tended = new Map<HTMLElement, () => void>();
  const look = () => {
    for (const root of document.querySelectorAll<HTMLElement>(overlays)) {
      if (!tended.has(root)) tended.set(root, tendOverlay(root, words));
    }
    for (const update of tended.values()) update();
  };
  new MutationObserver(look).observe(document.body, { childList: true });
  look();
}

/** Looks after one overlay. Returns a function that compares it with how it was last seen. */
function tendOverlay(root: HTMLElement, words: LauncherWords): () => void {
  let close: (() => void) | undefined;
  const loaded = new WeakSet<HTMLIFrameElement>();
  root.tabIndex = -1;

  const update = () => {
    const frame = shownFrame(root);
    if (frame) close ??= open(frame);
    else {
      close?.();
      close = undefined;
    }
    nameButtons(root, words, close !== undefined);
  };

  /** Returns what is to be done when it closes. */
  function open(frame: HTMLIFrameElement): () => void {
    const opener = document.activeElement;
    // Up to this width the library draws every mode over the whole window (R9.1).
    const isModal = root.matches('.tf-v1-popup, .tf-v1-slider') || window.matchMedia('(max-width: 480px)').matches;
    const wasAsked = isModal || root.contains(opener);
    const listening = new AbortController();
    const enter = () => {
      root.removeAttribute('aria-busy');
      // Somebody who has gone elsewhere in the meantime is not called back.
      if (wasAsked && isIdle(root)) frame.focus();
    };
    const unblock = isModal ? block(root, frame.title) : undefined;
    if (wasAsked) root.focus({ preventScroll: true });
    if (loaded.has(frame)) enter();
    else {
      root.setAttribute('aria-busy', 'true');
      root.setAttribute('aria-description', words.loading);
      const options = { signal: listening.signal };
      frame.addEventListener('load', () => loaded.add(frame) && enter(), { ...options, once: true });
      // The library listens for Escape only once the form has loaded.
      const press = ({ key }: KeyboardEvent) => {
        if (key === 'Escape' && !loaded.has(frame)) root.querySelector<HTMLElement>(closeButtons)?.click();
      };
      document.addEventListener('keydown', press, options);
    }
    frame.addEventListener('load', () => root.removeAttribute('aria-description'), { once: true });
    return () => {
      const hadFocus = isIdle(root) || root.contains(document.activeElement);
      listening.abort();
      unblock?.();
      // A removed frame loads anew when it is shown again; a hidden one (keepSession) does not.
      if (!frame.isConnected) loaded.delete(frame);
      root.removeAttribute('aria-busy');
      const target = root.querySelector<HTMLElement>(triggerButtons) ?? opener;
      if (hadFocus && target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }

  new MutationObserver(update).observe(root, { childList: true, subtree: true, attributeFilter: ['style', 'class'] });
  // Safari does not focus a button that is clicked, so it could not be found again.
  root.addEventListener(
    'click',
    ({ target }) => (target as Element).closest<HTMLElement>(triggerButtons)?.focus(),
    true,
  );
  return update;
}

/** The form's frame while it is in the page and not hidden; the library hides by `display: none`. */
function shownFrame(root: HTMLElement): HTMLIFrameElement | undefined {
  const frame = root.querySelector('iframe');
  return frame?.isConnected && !frame.closest('[style*="display: none"]') ? frame : undefined;
}

/** Makes `root` a modal dialog named `name`, and all beside it inert, until the returned function is called. */
function block(root: HTMLElement, name: string): () => void {
  root.setAttribute('role', 'dialog');
  root.setAttribute('aria-modal', 'true');
  root.setAttribute('aria-label', name);
  const made = [...document.body.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== root && !element.inert,
  );
  for (const element of made) element.inert = true;
  return () => {
    for (const attribute of ['role', 'aria-modal', 'aria-label']) root.removeAttribute(attribute);
    for (const element of made) element.inert = false;
  };
}

function nameButtons(root: HTMLElement, words: LauncherWords, isOpen: boolean) {
  for (const button of root.querySelectorAll<HTMLButtonElement>(closeButtons)) {
    button.type = 'button';
    button.setAttribute('aria-label', words.close);
    button.title = words.close;
    // On phones the closed side tab's close button is off screen, and could still be reached with Tab.
    button.inert = !isOpen;
  }
  root.querySelector('.tf-v1-sidetab-button')?.setAttribute('aria-expanded', String(isOpen));
  const dismiss = root.querySelector<HTMLElement>('.tf-v1-popover-tooltip-close:not([role])');
  if (!dismiss) return;
  dismiss.setAttribute('role', 'button');
  dismiss.setAttribute('aria-label', words.dismissTooltip);
  dismiss.tabIndex = 0;
  dismiss.addEventListener('keydown', ({ key }) => (key === 'Enter' || key === ' ') && dismiss.click());
}

/** Whether focus is nowhere else: on the overlay itself, or lost to the body. */
function isIdle(root: HTMLElement): boolean {
  return [null, document.body, root].includes(document.activeElement as HTMLElement | null);
}
