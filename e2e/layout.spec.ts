import type { Page } from '@playwright/test';
import { toolLink } from '@/content/navigation';
import { boxesOf } from './support/boxes';
import { mainRoutes } from './support/routes';
import { doubleText, watchLayoutShifts } from './support/runtime';
import { expect, islandsReady, test } from './support/test';

const routes = [...mainRoutes, '/web/publications/tat-summaries-10th-edition/'];

const widths = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** What stands under the tool link, or over it. */
async function underTool(page: Page): Promise<string[]> {
  const tool = await page.getByRole('link', { name: toolLink.label }).boundingBox();
  if (!tool) throw new Error('the tool link is not on the page');
  const { boxes } = await boxesOf(page);
  return (
    boxes
      .filter(({ what }) => what !== toolLink.label && !what.includes('tool-link'))
      // the skip link waits above the window
      .filter(({ bottom }) => bottom > 0)
      .filter(({ left, right }) => left < tool.x + tool.width && right > tool.x)
      .filter(({ top, bottom }) => top < tool.y + tool.height && bottom > tool.y)
      .map(({ what }) => what)
  );
}

for (const size of [...widths, { width: 768, height: 1024 }]) {
  test(`at ${size.width} px the tool link covers nothing, wherever the page is scrolled to`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const route of routes) {
      await page.goto(route);
      for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
        await page.evaluate((to) => scrollTo({ top: to * document.body.scrollHeight, behavior: 'instant' }), part);
        expect(await underTool(page), `${route} at ${part}`).toEqual([]);
      }
    }
  });
}

test('doubled text and a window 320 px wide cut nothing and scroll no page sideways', async ({ page }) => {
  test.slow();
  for (const route of [...routes, '/forms/preview/']) {
    await page.goto(route);
    await islandsReady(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectWhole(page, `${route} at 320 px`);
    await doubleText(page);
    for (const size of widths) {
      await page.setViewportSize(size);
      await expectWhole(page, `${route} at ${size.width} px with doubled text`);
    }
  }
});

async function expectWhole(page: Page, where: string) {
  const root = page.locator('html');
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), where).toBe(0);
  expect((await boxesOf(page)).cut, where).toEqual([]);
}

// The fonts come late, as on a slow line: they find the page painted with their stand-ins.
for (const size of widths) {
  test(`at ${size.width} px no page shifts: not for the fonts, not for the runtime, not on the way down`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    const shifts = await watchLayoutShifts(page);
    let arrive = () => {};
    let arrival = Promise.resolve();
    await page.route('**/*.woff2', (route) => arrival.then(() => route.continue()));

    for (const route of routes) {
      arrival = new Promise((resolve) => {
        arrive = resolve;
      });
      await page.goto(route, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await shifts(), `${route} before the fonts`).toBeLessThanOrEqual(0.01);
      arrive();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      await islandsReady(page);
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
        }
      });
      expect(await shifts(), route).toBeLessThanOrEqual(0.01);
    }
  });
}
