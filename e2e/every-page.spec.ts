import type { Page } from '@playwright/test';
import { faults } from './support/axe';
import { cutParts, overflowOf, textMovedByLaterHtml } from './support/boxes';
import { everyKindOfPage, mainRoutes } from './support/routes';
import { doubleTextSize, readToEnd, spaceText, watchLayoutShifts } from './support/runtime';
import { expect, islandsReady, test } from './support/test';

const asked: readonly string[] = mainRoutes;
/** A layout shift below this is invisible; https://web.dev/articles/cls calls 0.1 good. */
const unseen = 0.01;

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const) {
  const isPhone = width === 360;
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    for (const route of [...everyKindOfPage, '/404.html']) {
      // `npm test` runs the main pages at phone width only.
      const tag = isPhone && asked.includes(route) ? ['@asked'] : [];

      test(`${route} has no layout shift when slow, fits, and passes axe (R2.1)`, { tag }, async ({ page }) => {
        const shifts = await watchLayoutShifts(page);
        await onSlowLine(page);
        expect((await page.goto(route))?.status()).toBe(200);
        await page.evaluate(() => document.fonts.ready);
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        expect(await faults(page)).toEqual([]);
        await expectWhole(page);

        await islandsReady(page);
        await readToEnd(page);
        expect(await shifts(), 'layout shift').toBeLessThanOrEqual(unseen);

        // The owner may write long words (R10.10), and a reader may space or double the text.
        if (isPhone) {
          expect(await wordsThatScrollThePage(page)).toEqual([]);
          await page.setViewportSize({ width, height });
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await spaceText(page);
          await expectWhole(page);
          expect(await numbersOutside(page)).toEqual([]);
          await spaceText(page, false);
        }
        await doubleTextSize(page);
        await expectWhole(page);
      });
    }
  });
}

for (const { medium, media, rule } of [
  { medium: 'in raised contrast', media: { contrast: 'more' }, rule: 'color-contrast-enhanced' },
  { medium: 'in print', media: { media: 'print' }, rule: 'color-contrast' },
] as const) {
  test(`${medium} the text of every page has enough contrast`, async ({ page }) => {
    await page.emulateMedia(media);
    for (const route of everyKindOfPage) {
      await page.goto(route);
      expect(await faults(page, undefined, rule), route).toEqual([]);
    }
  });
}

test('no sentence appears twice within six lines, and no two section borders are within 8 px', async ({ page }) => {
  for (const route of everyKindOfPage) {
    await page.goto(route);
    const doubled = await page.locator('main section, footer').evaluateAll((bands) => {
      const rules = bands.flatMap((band) => {
        const { top, bottom, width } = band.getBoundingClientRect();
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(band);
        if (width < innerWidth) return [];
        const drawn = [Number.parseFloat(borderTopWidth) && top, Number.parseFloat(borderBottomWidth) && bottom - 1];
        return drawn.filter(Boolean).map((y) => ({ y, words: band.textContent?.slice(0, 40) }));
      });
      return rules.filter(({ y }) => rules.some((other) => other.y !== y && Math.abs(other.y - y) < 8));
    });
    expect(doubled, route).toEqual([]);

    await page.locator('details').evaluateAll((all) => {
      for (const disclosure of all as HTMLDetailsElement[]) disclosure.open = true;
    });
    const lines = (await page.getByRole('main').innerText()).split('\n').filter((line) => line.trim() !== '');
    const near = lines.filter(
      (line, place) => /(\S+ ){5,}\S+[.?!]$/.test(line) && lines.slice(place + 1, place + 7).includes(line),
    );
    expect(near, route).toEqual([]);
  }
});

test('no text moves when what follows it in the HTML arrives', async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const route of everyKindOfPage) {
      await page.goto(route);
      expect(await textMovedByLaterHtml(page), `${route} at ${width}`).toEqual([]);
    }
  }
});

/** Slows the network, so that HTML and fonts arrive in pieces. */
async function onSlowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 40, downloadThroughput: 60_000, uploadThroughput: 60_000 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
}

async function expectWhole(page: Page): Promise<void> {
  expect(await overflowOf(page.locator('html')), 'the page scrolls sideways').toBe(0);
  expect(await cutParts(page), 'text that is cut off').toEqual([]);
}

/** Line numbers that lie outside their drawing of a page. */
const numbersOutside = (page: Page) =>
  page.locator('[role=img] [data-line-number]:visible').evaluateAll((numerals) =>
    numerals
      .filter((numeral) => {
        const drawing = numeral.closest('[role=img]')?.getBoundingClientRect();
        return drawing && numeral.getBoundingClientRect().right > drawing.right;
      })
      .map(({ textContent }) => textContent),
  );

/** Texts that make the page scroll sideways at 320 px when a very long word replaces them. */
async function wordsThatScrollThePage(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  return page.evaluate(() => {
    // Figures, tabs and buttons have length limits of their own, and drawings have no running text.
    const others = '[role=img], [role=tab], [role=tablist], .tabular-nums, .cursor-pointer, [aria-hidden=true], option';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wide: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.closest('main, footer, aside') || parent.closest(others)) continue;
      const words = text.data;
      text.data = 'Mehrwertsteuerdurchführungsverordnungen';
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) wide.push(words);
      text.data = words;
    }
    return wide;
  });
}
