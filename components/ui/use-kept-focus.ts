import { type RefObject, useEffect } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const titles = 'h1, h2, h3, h4, legend';
const groups = 'section, fieldset, ol';

/** Moves the focus to an element that may be no control, such as a heading. */
function focusOn(element: HTMLElement): void {
  if (!element.matches(controls)) element.tabIndex = -1;
  element.focus();
}

/**
 * Where a control with the focus is taken out of the page, the focus goes on (WCAG 2.4.3): to a control beside it, to the
 * next one of its group, or to the title above.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = root.current;
    if (!box) return;
    let focused: HTMLElement | undefined;
    const note = ({ target }: Event) => {
      focused = target instanceof HTMLElement && box.contains(target) ? target : undefined;
    };
    const observer = new MutationObserver((changes) => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      for (const { target, removedNodes, previousSibling } of changes) {
        const removed = [...removedNodes].find((node) => node.contains(focused ?? null));
        if (!removed || !target.isConnected || !(target instanceof HTMLElement)) continue;
        const next = nextPlace(box, target, previousSibling, removed === focused);
        if (next) focusOn(next);
      }
    });
    document.addEventListener('focusin', note);
    // A press elsewhere takes the focus away for good.
    document.addEventListener('pointerdown', note);
    observer.observe(box, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
      observer.disconnect();
    };
  }, [root]);
}

/** @param before what stood before it in its parent; @param wasAlone nothing around it was taken out with it */
function nextPlace(box: HTMLElement, parent: HTMLElement, before: Node | null, wasAlone: boolean) {
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
