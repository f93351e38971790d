import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { boxOf } from './support/boxes';
import { mainRoutes, publicationExtremes } from './support/routes';
import { expect, test } from './support/test';

type Numeral = { number: number; x: number; y: number; width: number; height: number };

/** The numerals of the page's margin and where they stand, in CSS pixels from the top of the page's own part. */
function numeralsOf(page: Page) {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const numerals: Numeral[] = [];
    const main = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (!node.textContent?.startsWith('10\n20\n') || node.parentElement?.closest('section')) continue;
      for (const { index, 0: digits } of node.textContent.matchAll(/\d+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + digits.length);
        const { x, y, width, height } = range.getBoundingClientRect();
        if (width > 0 && y < main.bottom) numerals.push({ number: Number(digits), x, y: y - main.top, width, height });
      }
    }
    return { numerals, height: main.height, line: Number.parseFloat(getComputedStyle(document.body).lineHeight) };
  });
}

test('the margin counts every tenth line of text, from the top of each page to its end', async ({ page }) => {
  for (const route of [...mainRoutes, ...publicationExtremes.slice(0, 1)]) {
    await page.goto(route);
    const { numerals, height, line } = await numeralsOf(page);
    expect(
      numerals.map(({ number }) => number),
      route,
    ).toEqual(numerals.map((_, index) => (index + 1) * 10));
    for (const { number, y, height: own } of numerals) {
      // Its middle is its line's.
      expect(Math.abs(y + own / 2 - (number - 0.5) * line), `${route}, ${number}`).toBeLessThan(line / 2);
    }
    expect(height - (numerals.at(-1)?.y ?? 0), `${route} to its end`).toBeLessThanOrEqual(10 * line);
  }
});

/** Whether anything is to be seen in a part of the page. */
async function isBlank(page: Page, { x, y, width, height }: Numeral): Promise<boolean> {
  const clip = { x, y: y + (await boxOf(page.locator('main'))).y, width, height };
  const { channels } = await sharp(await page.screenshot({ fullPage: true, clip })).stats();
  return channels.every(({ min, max }) => max - min < 8);
}

test('the margin pauses beside a record, which numbers its own lines, and goes on after it', async ({ page }) => {
  await page.goto('/tenth-lining/');
  // It would float over the margin.
  await page.mouse.move(0, 0);
  const { numerals } = await numeralsOf(page);
  const end = (await boxOf(page.locator('#before-after'))).bottom;
  for (const numeral of numerals.filter(({ y }) => y + 30 < end - 72)) {
    expect(await isBlank(page, numeral), `${numeral.number} beside the record`).toBe(true);
  }
  const after = numerals.find(({ y }) => y > end);
  expect(after && (await isBlank(page, after))).toBe(false);
});

test('the missing page has no margin but its record’s', async ({ page }) => {
  await page.goto('/404.html');
  expect((await numeralsOf(page)).numerals).toEqual([]);
});
