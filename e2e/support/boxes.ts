import type { Locator, Page } from '@playwright/test';

/** What is cut off from texts, controls and pictures, except in drawings and where the reader can scroll to it. */
export function cutParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element, { left, right, top, bottom }: DOMRect) => {
      let isAnyCut = false;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, clipPath, position, textOverflow } = getComputedStyle(around);
        // the pattern for words that only screen readers get
        if (clipPath !== 'none') return false;
        if (overflowX !== 'visible' && around !== document.body && around !== document.documentElement) {
          const frame = around.getBoundingClientRect();
          // An ellipsis says that words were left out; only the breadcrumbs have one.
          if (overflowX !== 'auto' && overflowX !== 'scroll' && textOverflow !== 'ellipsis') {
            const out = Math.max(frame.left - left, right - frame.right, frame.top - top, bottom - frame.bottom);
            isAnyCut ||= out > 2;
          }
          left = Math.max(left, frame.left);
          right = Math.min(right, frame.right);
          top = Math.max(top, frame.top);
          bottom = Math.min(bottom, frame.bottom);
        }
        if (position === 'fixed') break;
      }
      return isAnyCut;
    };
    const canBeCut = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], [role=img], [role=tablist]');

    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const element = texts.currentNode.parentElement;
      const words = range.toString().trim();
      if (!words || !element || !canBeCut(element)) continue;
      if ([...range.getClientRects()].some((rect) => isCut(element, rect))) cut.push(words);
    }
    for (const element of document.querySelectorAll('a, button, input, select, summary, img, video'))
      if (canBeCut(element) && isCut(element, element.getBoundingClientRect()))
        cut.push(element.outerHTML.slice(0, 60));
    return cut;
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

/** Text of the first screen that stands elsewhere while what follows it in the HTML has not arrived. Empties the page. */
export const textMovedByLaterHtml = (page: Page): Promise<Array<string | null>> =>
  page.locator('main :is(h1, h2, h3, p, form, dl, table)').evaluateAll((blocks) => {
    const topOf = (block: Element) => block.getBoundingClientRect().top;
    const isDrawn = (block: Element) => block.checkVisibility({ visibilityProperty: true });
    const drawn = blocks.filter((block) => topOf(block) < innerHeight && isDrawn(block));
    const places = drawn.map((block) => ({ block, top: topOf(block) }));
    const moved = places.toReversed().filter(({ block, top }) => {
      const rest = document.createRange();
      rest.setStartAfter(block);
      rest.setEndAfter(document.body.lastChild ?? document.body);
      rest.deleteContents();
      return isDrawn(block) && Math.abs(topOf(block) - top) > 8;
    });
    return moved.map(({ block }) => block.textContent);
  });
