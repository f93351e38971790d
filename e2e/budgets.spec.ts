import type { Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { exportedFile, transferredBytes } from './support/exported-bytes';
import { framedRoutes, publicationRoutes } from './support/routes';
import { expect, islandsReady, test } from './support/test';

const KB = 1000;

type Asked = { url: string; type: string; bytes: number };

/** Everything that a page asks its own site for, as it goes on; other sites' addresses weigh nothing and are named. */
function watchTraffic(page: Page) {
  const asked: Asked[] = [];
  const foreign: string[] = [];
  const note = (request: Request) => {
    const url = request.url();
    if (new URL(url).hostname !== 'localhost') foreign.push(url);
    else asked.push({ url, type: request.resourceType(), bytes: transferredBytes(url) });
  };
  page.on('request', note);
  const of = (type?: string) => asked.filter((one) => type === undefined || one.type === type);
  const total = (type?: string) => of(type).reduce((sum, { bytes }) => sum + bytes, 0);
  return { foreign, of, total, stop: () => page.off('request', note) };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2.625 });

  for (const route of framedRoutes.filter((path) => !publicationRoutes.includes(path))) {
    test(`${route} costs what a page may cost`, async ({ page }, { annotations }) => {
      annotations.push({ type: 'bytes', description: await costOf(page, route) });
    });
  }

  // One test for all: a browser context each would cost more than the check.
  test('the page of any publication costs what a page may cost', async ({ page }, { annotations }) => {
    test.setTimeout(120_000);
    expect(publicationRoutes.length).toBeGreaterThanOrEqual(19);
    const session = await page.context().newCDPSession(page);
    // As it does for a visitor who comes to this page first.
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const route of publicationRoutes) {
      annotations.push({ type: route, description: await costOf(page, route) });
    }
  });
});

/** Holds a page to its budget, before any input and after the first; gives what it cost, in words. */
async function costOf(page: Page, route: string): Promise<string> {
  const traffic = watchTraffic(page);
  await page.goto(route, { waitUntil: 'networkidle' });
  const before = traffic.total();
  expect(traffic.foreign, route).toEqual([]);
  expect(traffic.of('script'), route).toEqual([]);
  expect(traffic.of('document'), route).toHaveLength(1);
  expect(traffic.total('stylesheet'), `CSS of ${route}`).toBeLessThanOrEqual(14 * KB);
  expect(traffic.total('font'), `fonts of ${route}`).toBeLessThanOrEqual(40 * KB);
  expect(before, `${route} in all, before any input`).toBeLessThanOrEqual(120 * KB);

  await islandsReady(page);
  await page.waitForLoadState('networkidle');
  expect(traffic.of('script').length, `scripts of ${route} once somebody is there`).toBeGreaterThan(0);
  expect(traffic.total('script'), `the runtime of ${route}`).toBeLessThanOrEqual(200 * KB);
  expect(
    traffic.of().filter(({ url }) => url.endsWith('.txt')),
    `payloads that the page has in itself: ${route}`,
  ).toEqual([]);
  expect(traffic.foreign, route).toEqual([]);
  traffic.stop();
  return `${before} before, ${traffic.total('script')} of scripts after`;
}

// The pages of publications are one page with covers of one size: the first and the last speak for all.
const pictureRoutes = framedRoutes.filter(
  (path) => !publicationRoutes.includes(path) || path === publicationRoutes[0] || path === publicationRoutes.at(-1),
);

for (const { name, use } of [
  { name: 'a phone', use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2.625 } },
  { name: 'a tablet', use: { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 } },
  { name: 'a desktop', use: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 } },
]) {
  test.describe(`on ${name}`, () => {
    test.use(use);

    // Each in a context of its own: browsers show a larger picture that they have rather than ask for a smaller one.
    for (const route of pictureRoutes) {
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
  for (const image of await images.all()) await image.evaluate((element) => element.scrollIntoView());
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
