/** The budgets of docs/performance.md, in bytes, since times differ between machines. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { launchers } from '@/content/launchers';
import { everyKindOfPage } from './support/routes';
import { expect, islandsReady, test } from './support/test';

const KB = 1000;

/** Strings that occur only in the form library and in the launcher's code, whose file names are hashes. */
const librarySigns = /typeform-embed-id/;
const launcherSigns = /tf-v1-popup|hubspotutk|tfNotificationData/;

/** The exported file that is served at `url`. */
function exportedFile(url: string): string {
  const path = decodeURIComponent(new URL(url).pathname);
  return join('out', path.endsWith('/') ? `${path}index.html` : path);
}

/** Bytes of a response: gzipped for text, the file's size for anything else. */
function transferredBytes(url: string): number {
  const file = exportedFile(url);
  const isText = /\.(html|css|js|json|svg|txt|xml)$/.test(file);
  return isText ? gzipSync(readFileSync(file), { level: 9 }).length : statSync(file).size;
}

type Asked = { url: string; type: string; bytes: number };

/** Records a page's requests: those to the site with their bytes, those to other sites by address. */
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

for (const { name, use } of [
  { name: 'a phone', use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2.625 } },
  { name: 'a tablet', use: { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 } },
  { name: 'a desktop', use: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 } },
]) {
  const isPhone = name === 'a phone';
  const budget = isPhone ? 'keeps to its budget, loads no form and no form library without a click, and ' : '';

  test(`on ${name} every page ${budget}has no image with more than twice the pixels it is shown in`, async ({
    browser,
    baseURL,
  }, { annotations }) => {
    const routes = everyKindOfPage.filter((route) => isPhone || hasPicture(route));
    for (const route of routes) {
      await test.step(route, async () => {
        // A new context, since browsers prefer a larger image from the cache to loading a smaller one.
        const context = await browser.newContext({ ...use, baseURL });
        const page = await context.newPage();
        if (isPhone) annotations.push({ type: route, description: await costOf(page, route) });
        else await page.goto(route);
        expect(await wastefulPictures(page, use.deviceScaleFactor), route).toEqual([]);
        await context.close();
      });
    }
  });
}

const hasPicture = (route: string) =>
  /<img|poster=/.test(readFileSync(exportedFile(`http://localhost${route}`), 'utf8'));

/** Checks a page's budget before and after the first input; returns the bytes for the report. */
async function costOf(page: Page, route: string): Promise<string> {
  const traffic = watchTraffic(page);
  await page.goto(route, { waitUntil: 'networkidle' });
  const before = traffic.total();
  expect(traffic.foreign, route).toEqual([]);
  // "other" is the favicon, which browsers request by themselves.
  const types = new Set(traffic.of().map(({ type }) => type));
  expect([...types].filter((type) => type !== 'other').sort(), `types of requests of ${route}`).toEqual(
    ['document', 'font', ...(traffic.of('image').length > 0 ? ['image'] : [])].sort(),
  );
  expect(traffic.of('document'), route).toHaveLength(1);
  // A preload in another size than the one shown would load the image twice.
  const pictures = traffic.of('image').map(({ url }) => url.replace(/-\d+\.\w+$/, ''));
  expect(pictures, `images of ${route}, in one size each`).toEqual([...new Set(pictures)]);
  expect(await farPictures(page), `images of ${route} loaded far below the first screen`).toEqual([]);
  expect(await unseenFaces(page), `fonts of ${route} loaded but not used on the first screen`).toEqual([]);
  expect(traffic.total('font'), `fonts of ${route}`).toBeLessThanOrEqual(26 * KB);
  const words = before - traffic.total('image');
  expect(words, `${route} without images, before any input`).toBeLessThanOrEqual((route === '/' ? 60 : 50) * KB);
  expect(before, `${route} in total, before any input`).toBeLessThanOrEqual(100 * KB);

  await islandsReady(page);
  await page.mouse.wheel(0, 4000);
  expect(traffic.of('script').length, `scripts of ${route} after the first input`).toBeGreaterThan(0);
  expect(traffic.total('script'), `bytes of scripts of ${route}`).toBeLessThanOrEqual(200 * KB);
  // A launcher that opens automatically, or has a tooltip or a dot, loads the form library before a click.
  const here = launchers.filter(({ pages }) => [pages].flat().includes(route.replace(/(?<=.)\/$/, '') as '/'));
  const isPressed = here.every(({ options = {} }) => !/open|tooltip|notif/.test(Object.keys(options).join()));
  const isNeedless = isPressed ? /\.txt$|\/forms\// : /\.txt$/;
  const needless = traffic.of().filter(({ url }) => isNeedless.test(url));
  expect(needless, `forms and React payloads loaded by ${route}`).toEqual([]);
  expect(traffic.foreign, route).toEqual([]);
  const scripts = traffic.of('script').map(({ url }) => readFileSync(exportedFile(url), 'utf8'));
  for (const script of scripts) {
    if (isPressed) expect(script, `the form library on ${route}`).not.toMatch(librarySigns);
    if (here.length === 0) expect(script, `launchers on ${route}`).not.toMatch(launcherSigns);
  }
  traffic.stop();
  return `${before} before, ${traffic.total('script')} of scripts after`;
}

/** Loaded images further below the screen than 1,250 px, Chromium's distance for lazy loading. */
function farPictures(page: Page): Promise<string[]> {
  return page.locator('img, video[poster]').evaluateAll((all) =>
    all
      .filter((one) => one.getBoundingClientRect().top > innerHeight + 1250)
      .map((one) => (one as HTMLImageElement).currentSrc || (one as HTMLVideoElement).poster)
      .filter((address) =>
        // A cached image has a `transferSize` of 0.
        performance.getEntriesByName(address).some((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
      ),
  );
}

/** Loaded fonts that no text on the first screen uses. */
function unseenFaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0;
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const seen = [...document.querySelectorAll('body *')]
      .filter((element) => hasWords(element) && isSeen(element))
      .map((element) => getComputedStyle(element));
    // Fallback fonts have "-like-" in their names.
    const fetched = [...document.fonts].filter(({ status, family }) => status === 'loaded' && !/-like-/.test(family));
    return fetched
      .filter(
        ({ family, style }) =>
          !seen.some((one) => one.fontStyle === style && one.fontFamily.replaceAll('"', '').startsWith(family)),
      )
      .map(({ family, style }) => `${family} ${style}`);
  });
}

/** Images, except SVGs, whose file has more than twice the pixels that the page shows. */
async function wastefulPictures(page: Page, deviceScaleFactor: number): Promise<string[]> {
  const images = page.locator('main img:visible');
  await images.evaluateAll(async (all) => {
    for (const image of all) {
      image.scrollIntoView({ behavior: 'instant' });
      // Browsers request a lazy image when they draw a frame with it.
      await new Promise(requestAnimationFrame);
    }
  });
  await expect
    .poll(() => images.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete)))
    .toBe(true);
  const shown = await page.locator('main :is(img, video[poster])').evaluateAll((all) =>
    (all as (HTMLImageElement | HTMLVideoElement)[]).map((one) => ({
      url: 'poster' in one ? one.poster : one.currentSrc,
      width: one.clientWidth,
    })),
  );
  const wasteful = [];
  for (const { url, width } of shown.filter(({ url, width }) => width > 0 && url !== '' && !url.endsWith('.svg'))) {
    const own = (await sharp(exportedFile(url)).metadata()).width;
    if (own > 2 * width * deviceScaleFactor) wasteful.push(`${url}: ${own} px for ${width} CSS px`);
  }
  return wasteful;
}
