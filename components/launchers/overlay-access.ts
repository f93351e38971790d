import type { LauncherWords } from '@/content/launcher-types';

export const overlays = '.tf-v1-popup, .tf-v1-slider, .tf-v1-popover, .tf-v1-sidetab';
const closeButtons = '.tf-v1-close, .tf-v1-popover-close, .tf-v1-sidetab-close';
const triggerButtons = '.tf-v1-popover-button, .tf-v1-sidetab-button';

/**
 * Gives the form library's overlays what it leaves out: a named dialog, an inert page behind it, focus into the form
 * and back to what opened it, Escape while the form is still loading, and names for its buttons. It works on the
 * elements that the library adds to the body.
 *
 * @returns stops watching
 */
export function watchOverlays(words: LauncherWords): () => void {
  const tended = new Map<HTMLElement, () => void>();
  const look = () => {
    for (const root of document.querySelectorAll<HTMLElement>(overlays)) {
      if (!tended.has(root)) tended.set(root, tendOverlay(root, words));
    }
    for (const update of tended.values()) update();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true });
  look();
  return () => observer.disconnect();
}

/** Looks after one overlay. Returns a function that compares it with how it was last seen. */
function tendOverlay(root: HTMLElement, words: LauncherWords): () => void {
  let opened: { opener: Element | null; release: () => void } | undefined;
  const loaded = new WeakSet<HTMLIFrameElement>();
  root.tabIndex = -1;

  const update = () => {
    nameButtons(root, words, Boolean(opened));
    const frame = shownFrame(root);
    if (frame && !opened) opened = open(frame);
    else if (!frame && opened) close();
  };

  function open(frame: HTMLIFrameElement) {
    const opener = document.activeElement;
    const isModal = root.matches('.tf-v1-popup, .tf-v1-slider') || fillsScreen();
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
      document.addEventListener('keydown', ({ key }) => key === 'Escape' && !loaded.has(frame) && press(root), options);
    }
    frame.addEventListener('load', () => root.removeAttribute('aria-description'), { once: true });
    nameButtons(root, words, true);
    return {
      opener,
      release: () => {
        listening.abort();
        unblock?.();
        // A removed frame loads anew when it is shown again; a hidden one (keepSession) does not.
        if (!frame.isConnected) loaded.delete(frame);
      },
    };
  }

  function close() {
    const { opener, release } = opened as NonNullable<typeof opened>;
    const hadFocus = isIdle(root) || root.contains(document.activeElement);
    opened = undefined;
    release();
    root.removeAttribute('aria-busy');
    nameButtons(root, words, false);
    const target = root.querySelector<HTMLElement>(triggerButtons) ?? opener;
    if (hadFocus && target instanceof HTMLElement) target.focus({ preventScroll: true });
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
  if (!frame?.isConnected) return undefined;
  for (let node: HTMLElement | null = frame; node && node !== root.parentElement; node = node.parentElement) {
    if (node.style.display === 'none') return undefined;
  }
  return frame;
}

/** Makes `root` a modal dialog named `name`, until the returned function is called. */
function block(root: HTMLElement, name: string): () => void {
  root.setAttribute('role', 'dialog');
  root.setAttribute('aria-modal', 'true');
  root.setAttribute('aria-label', name);
  const release = inertAround(root);
  return () => {
    for (const attribute of ['role', 'aria-modal', 'aria-label']) root.removeAttribute(attribute);
    release();
  };
}

/** Makes everything in the page inert except `element`; what was inert before stays so. Returns what undoes it. */
function inertAround(element: HTMLElement): () => void {
  const made: HTMLElement[] = [];
  for (let kept: HTMLElement = element; kept !== document.body && kept.parentElement; kept = kept.parentElement) {
    for (const sibling of kept.parentElement.children) {
      if (sibling === kept || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      made.push(sibling);
    }
  }
  return () => {
    for (const sibling of made) sibling.inert = false;
  };
}

function nameButtons(root: HTMLElement, words: LauncherWords, isOpen: boolean) {
  for (const button of root.querySelectorAll<HTMLButtonElement>(closeButtons)) {
    set(button, 'type', 'button');
    set(button, 'aria-label', words.close);
    set(button, 'title', words.close);
    // On phones the closed side tab's close button is off screen, and could still be reached with Tab.
    if (button.inert === isOpen) button.inert = !isOpen;
  }
  const tab = root.querySelector('.tf-v1-sidetab-button');
  if (tab) set(tab, 'aria-expanded', String(isOpen));
  const dismiss = root.querySelector<HTMLElement>('.tf-v1-popover-tooltip-close:not([role])');
  if (!dismiss) return;
  set(dismiss, 'role', 'button');
  set(dismiss, 'aria-label', words.dismissTooltip);
  dismiss.tabIndex = 0;
  dismiss.addEventListener('keydown', ({ key }) => (key === 'Enter' || key === ' ') && dismiss.click());
}

function set(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Below this width the library draws every mode over the whole window (R9.1: 480 px). */
function fillsScreen(): boolean {
  return window.matchMedia('(max-width: 480px)').matches;
}

/** Whether focus is nowhere else: on the overlay itself, or lost to the body. */
function isIdle(root: HTMLElement): boolean {
  return [null, document.body, root].includes(document.activeElement as HTMLElement | null);
}

function press(root: HTMLElement) {
  root.querySelector<HTMLButtonElement>(closeButtons)?.click();
}
