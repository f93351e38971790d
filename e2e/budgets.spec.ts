import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { exportedFile, transferredBytes } from './support/exported-bytes';
import { framedRoutes } from './support/routes';
import { expect, islandsReady, test } from './support/test';

const KB = 1000;

type Asked = { url: string; type: string; bytes: number };

/** Everything that a page asks its own site for, as it goes on; other sites' addresses weigh nothing and are named. */
function watchTraffic(page: Page) {
  const asked: Asked[] = [];
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (new URL(url).hostname !== 'localhost') foreign.push(url);
    else asked.push({ url, type: request.resourceType(), bytes: transferredBytes(url) });
  });
  const total = (type?: string) =>
    asked.filter((one) => type === undefined || one.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
  return { asked, foreign, total };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2.625 });

  for (const route of framedRoutes) {
    test(`${route} costs what a page may cost`, async ({ page }, { annotations }) => {
      const traffic = watchTraffic(page);
      await page.goto(route, { waitUntil: 'networkidle' });
      const before = traffic.total();
      expect(traffic.foreign).toEqual([]);
      expect(traffic.asked.filter(({ type }) => type === 'script')).toEqual([]);
      expect(traffic.total('stylesheet'), 'CSS').toBeLessThanOrEqual(14 * KB);
      expect(traffic.total('font'), 'fonts').toBeLessThanOrEqual(40 * KB);
      expect(before, 'in all, before any input').toBeLessThanOrEqual(120 * KB);

      await islandsReady(page);
      await page.waitForLoadState('networkidle');
      expect(traffic.total('script'), 'the runtime').toBeLessThanOrEqual(200 * KB);
      expect(traffic.foreign).toEqual([]);
      annotations.push({ type: 'bytes', description: `${before} before, ${traffic.total('script')} of scripts after` });
    });
  }
});

for (const { name, use } of [
  { name: 'a phone', use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2.625 } },
  { name: 'a tablet', use: { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 } },
  { name: 'a desktop', use: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 } },
]) {
  test.describe(`on ${name}`, () => {
    test.use(use);

    for (const route of framedRoutes) {
      test(`${route} shows no picture with more than twice the pixels it is shown in`, async ({ page }) => {
        await page.goto(route);
        const pictures = await shownPictures(page);
        const wasteful = [];
        for (const { url, width } of pictures) {
          const own = (await sharp(exportedFile(url)).metadata()).width;
          if (own > 2 * width * use.deviceScaleFactor) wasteful.push(`${url}: ${own} px for ${width} CSS px`);
        }
        expect(wasteful).toEqual([]);
      });
    }
  });
}

/** The pictures of a page with the file that the browser chose and the width it shows, in CSS pixels; drawings left out. */
async function shownPictures(page: Page): Promise<Array<{ url: string; width: number }>> {
  const images = page.locator('main img:visible');
  for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => images.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete)))
    .toBe(true);
  const shown = await page.locator('main').evaluate((main) => [
    ...[...main.querySelectorAll('img')].map(({ currentSrc, clientWidth }) => ({
      url: currentSrc,
      width: clientWidth,
    })),
    ...[...main.querySelectorAll('video')].map(({ poster, clientWidth }) => ({ url: poster, width: clientWidth })),
  ]);
  return shown.filter(({ url, width }) => width > 0 && url !== '' && !url.endsWith('.svg'));
}
