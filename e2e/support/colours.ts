import type { Page } from '@playwright/test';
import { contrast } from '@/lib/contrast';

export type Pair = { what: string; one: string; other: string; instead?: string; isDrawn?: boolean };

/**
 * The colours that stand on each other: words on their ground, and the lines of borders on theirs. Both as #rrggbb.
 * `instead` is the fill of a box, `isDrawn` says that the words stand in a drawing. What is disabled needs no contrast
 * (WCAG 2.2, 1.4.3).
 */
export function pairs(page: Page): Promise<{ words: Pair[]; lines: Pair[] }> {
  return page.evaluate(() => {
    const hex = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      const digits = [red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('');
      return { colour: `#${digits}`, isSolid: alpha > 0.8 };
    };
    // Or drawn: a launcher's colour comes from content, and the policy allows no inline style (components/launchers/).
    const drawnGround = (element: Element) => {
      const drawing = [...element.children].find((child) => child instanceof SVGSVGElement);
      const shape = drawing && getComputedStyle(drawing).position === 'absolute' && drawing.querySelector('rect');
      return shape ? getComputedStyle(shape).fill : 'rgba(0, 0, 0, 0)';
    };
    const ground = (element: Element | null): string => {
      for (let around = element; around; around = around.parentElement) {
        for (const fill of [drawnGround(around), getComputedStyle(around).backgroundColor]) {
          const { colour, isSolid } = hex(fill);
          if (isSolid) return colour;
        }
      }
      return '#ffffff';
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[aria-disabled=true], [inert]') &&
      getComputedStyle(element).clipPath === 'none';

    const words: Pair[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const what = texts.currentNode.textContent?.trim().slice(0, 60);
      if (!element || !what || !isShown(element) || element.closest('script, style, option')) continue;
      const isDrawn = Boolean(element.closest('[role=img]'));
      words.push({ what, one: hex(getComputedStyle(element).color).colour, other: ground(element), isDrawn });
    }
    const lines: Pair[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const) {
        if (style[`border${side}Width`] === '0px' || style[`border${side}Style`] === 'none' || !isShown(element))
          continue;
        const { colour, isSolid } = hex(style[`border${side}Color`]);
        if (!isSolid) continue;
        // The edge of a box is seen by its line or by its fill, whichever is further from what it stands on.
        const fill = hex(style.backgroundColor);
        const edge = { what: element.outerHTML.slice(0, 90), other: ground(element.parentElement) };
        lines.push({ ...edge, one: colour, instead: fill.isSolid ? fill.colour : colour });
      }
    }
    return { words, lines };
  });
}

/** Those of them that are told apart by less than a ratio. */
export const weak = (found: readonly Pair[], least: number) =>
  found
    .map(({ what, one, other, instead = one }) => {
      return { what, one, other, ratio: Math.max(contrast(one, other), contrast(instead, other)) };
    })
    .filter(({ ratio }) => ratio < least);
