import type { Page } from '@playwright/test';
import { contrast } from '@/lib/contrast';
import { formAddress } from '@/lib/form-settings';
import { dialog, first, openForm } from './support/gate';
import { mainRoutes, publicationRoutes } from './support/routes';
import { expect, islandsReady, test } from './support/test';

type Pair = { what: string; one: string; other: string; instead?: string };

/**
 * The colours that stand on each other: words on their ground, and the lines of borders on theirs. Both as #rrggbb.
 * Words in pictures are no text, and what is disabled needs no contrast (WCAG 2.2, 1.4.3).
 */
function pairs(page: Page): Promise<{ words: Pair[]; lines: Pair[] }> {
  return page.evaluate(() => {
    const hex = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      const digits = [red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('');
      return { colour: `#${digits}`, isSolid: alpha > 0.8 };
    };
    const ground = (element: Element | null): string => {
      for (let around = element; around; around = around.parentElement) {
        const { colour, isSolid } = hex(getComputedStyle(around).backgroundColor);
        if (isSolid) return colour;
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
      words.push({ what, one: hex(getComputedStyle(element).color).colour, other: ground(element) });
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

const weak = (found: readonly Pair[], least: number) =>
  found
    .map(({ what, one, other, instead = one }) => {
      return { what, one, other, ratio: Math.max(contrast(one, other), contrast(instead, other)) };
    })
    .filter(({ ratio }) => ratio < least);

const routes = [
  ...mainRoutes,
  ...publicationRoutes.slice(0, 1),
  '/no/such/page/',
  formAddress({ region: 'us' }, first.title),
];

test('who asks for more contrast gets words at 7:1 and lines at 3:1 on every page', async ({ page, problems }) => {
  await page.emulateMedia({ contrast: 'more' });
  for (const route of routes) {
    await page.goto(route);
    const { words, lines } = await pairs(page);
    expect(words.length, route).toBeGreaterThan(5);
    expect(weak(words, 7), route).toEqual([]);
    expect(weak(lines, 3), route).toEqual([]);
  }
  problems.length = 0;
});

test('and in the download dialog', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/web/publications/');
  await islandsReady(page);
  await openForm(page, first);
  await expect(dialog(page)).toBeVisible();
  const { words, lines } = await pairs(page);
  expect(weak(words, 7)).toEqual([]);
  expect(weak(lines, 3)).toEqual([]);
});
