import type { Locator, Page } from '@playwright/test';

/** A rectangle of the page that carries something to read or to press, clipped to what can be seen of it. */
type Box = { what: string; left: number; top: number; right: number; bottom: number; isFixed: boolean };

/**
 * Everything to read or to press on the page as it stands: lines of text, controls, pictures. Clipped parts are left
 * out; what is cut from a text shows as `cut`, except in drawings and where the reader can scroll to it.
 */
export function boxesOf(page: Page): Promise<{ boxes: Box[]; cut: string[] }> {
  return page.evaluate(() => {
    const boxes: Box[] = [];
    const cut: string[] = [];

    const add = (element: Element, rect: DOMRect, what: string) => {
      let { left, top, right, bottom } = rect;
      let isCut = false;
      let isFixed = false;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, clipPath, position, textOverflow } = getComputedStyle(around);
        // the pattern for words that only screen readers get
        if (clipPath !== 'none') return;
        if (overflowX !== 'visible' && around !== document.body && around !== document.documentElement) {
          const frame = around.getBoundingClientRect();
          // An ellipsis says that words were left out, and only the trail of pages has one.
          if (overflowX !== 'auto' && overflowX !== 'scroll' && textOverflow !== 'ellipsis') {
            const out = Math.max(frame.left - left, right - frame.right, frame.top - top, bottom - frame.bottom);
            isCut ||= out > 2;
          }
          left = Math.max(left, frame.left);
          right = Math.min(right, frame.right);
          top = Math.max(top, frame.top);
          bottom = Math.min(bottom, frame.bottom);
        }
        if (position === 'fixed') {
          isFixed = true;
          break;
        }
      }
      if (isCut && !element.closest('[aria-hidden=true], [role=img], [role=tablist]')) cut.push(what);
      if (right - left > 1 && bottom - top > 1) boxes.push({ what, left, top, right, bottom, isFixed });
    };

    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) add(element, rect, node.textContent.trim().slice(0, 60));
    }
    for (const element of document.querySelectorAll('a, button, input, select, summary, img, video, [role=img]')) {
      if (isShown(element)) add(element, element.getBoundingClientRect(), element.outerHTML.slice(0, 60));
    }
    return { boxes, cut };
  });
}

/** Where an element stands in the window, in CSS pixels. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not drawn`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** How much wider than itself an element's content is, in CSS pixels. */
export const overflowOf = (locator: Locator): Promise<number> =>
  locator.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
