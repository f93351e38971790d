import { type RefObject, useEffect } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const titles = 'h1, h2, h3, h4, legend';
const groups = 'section, fieldset, ol';

/** Focuses an element, even one that is not focusable, such as a heading. */
function focusOn(element: HTMLElement): void {
  if (!element.matches(controls)) element.tabIndex = -1;
  element.focus();
}

/**
 * Moves the focus on when the focused control is removed from the page (WCAG 2.4.3): to a control beside it, else to the
 * next one in its group, else to the title above.
 */
export function useFocusAfterRemoval(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = root.current;
    if (!box) return;
    let focused: HTMLElement | undefined;
    const remember = ({ target }: Event) => {
      focused = target instanceof HTMLElement && box.contains(target) ? target : undefined;
    };
    const observer = new MutationObserver((changes) => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      for (const { target, removedNodes, previousSibling } of changes) {
        const removed = [...removedNodes].find((node) => node.contains(focused ?? null));
        if (!removed || !target.isConnected || !(target instanceof HTMLElement)) continue;
        const next = findNext(box, target, previousSibling, removed === focused);
        if (next) focusOn(next);
      }
    });
    document.addEventListener('focusin', remember);
    // A click elsewhere is meant to take the focus away.
    document.addEventListener('pointerdown', remember);
    observer.observe(box, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', remember);
      observer.disconnect();
    };
  }, [root]);
}

/** @param before its previous sibling; @param wasAlone whether it was removed without its surroundings */
function findNext(box: HTMLElement, parent: HTMLElement, before: Node | null, wasAlone: boolean) {
  const start = before?.isConnected ? before : parent;
  const follows = (element: Node) =>
    Boolean(start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) &&
    (start === parent || !start.contains(element));
  const shown = (selector: string, within: Element) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.checkVisibility() && element.clientWidth !== 1,
    );
  const beside = wasAlone ? shown(controls, parent) : [];
  const group = wasAlone ? parent.parentElement : parent.closest(groups);
  return (
    beside.find(follows) ??
    beside.at(-1) ??
    (group && box.contains(group) ? shown(controls, group).find(follows) : undefined) ??
    shown(titles, box).findLast((title) => !follows(title))
  );
}
