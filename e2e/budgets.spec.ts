/** What a page may cost (docs/performance.md), in bytes of the files that it asks for: never in time. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { launchers } from '@/content/launchers';
import { everyKindOfPage } from './support/routes';
import { expect, islandsReady, test } from './support/test';

const KB = 1000;

/** Words of the form library, of its loader and of the launcher's own code, in scripts whatever they are called. */
const librarySigns = /typeform-embed-id/;
const launcherSigns = /tf-v1-popup|hubspotutk|tfNotificationData/;

/** The file of the export behind an address of the site. */
function exportedFile(url: string): string {
  const path = decodeURIComponent(new URL(url).pathname);
  return join('out', path.endsWith('/') ? `${path}index.html` : path);
}

/** What a request costs, in bytes: of text as gzip sends it, of any other file its size. */
function transferredBytes(url: string): number {
  const file = exportedFile(url);
  const isText = /\.(html|css|js|json|svg|txt|xml)$/.test(file);
  return isText ? gzipSync(readFileSync(file), { level: 9 }).length : statSync(file).size;
}

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

for (const { name, use } of [
  { name: 'a phone', use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2.625 } },
  { name: 'a tablet', use: { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 } },
  { name: 'a desktop', use: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 } },
]) {
  const isPhone = name === 'a phone';
  const budget = isPhone ? 'keeps to its budget, loads no form and no form library while it is read, and ' : '';

  test(`on ${name} every page ${budget}shows no picture with more than twice the pixels it is shown in`, async ({
    browser,
    baseURL,
  }, { annotations }) => {
    const routes = everyKindOfPage.filter((route) => isPhone || hasPicture(route));
    for (const route of routes) {
      await test.step(route, async () => {
        // As for one who comes to this page first. Browsers show a larger picture that they have, too, rather than ask
        // for a smaller one.
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

/** Holds a page to its budget, before any input and after the first; gives what it cost, in words. */
async function costOf(page: Page, route: string): Promise<string> {
  const traffic = watchTraffic(page);
  await page.goto(route, { waitUntil: 'networkidle' });
  const before = traffic.total();
  expect(traffic.foreign, route).toEqual([]);
  // What a browser asks for by itself, its tab's icon, is no part of this.
  const types = new Set(traffic.of().map(({ type }) => type));
  expect([...types].filter((type) => type !== 'other').sort(), `what ${route} asks for`).toEqual(
    ['document', 'font', ...(traffic.of('image').length > 0 ? ['image'] : [])].sort(),
  );
  expect(traffic.of('document'), route).toHaveLength(1);
  // What the head asks for beforehand is the size that the page then shows.
  const pictures = traffic.of('image').map(({ url }) => url.replace(/-\d+\.\w+$/, ''));
  expect(pictures, `pictures of ${route}, in one size each`).toEqual([...new Set(pictures)]);
  expect(await farPictures(page), `pictures of ${route} that are fetched, and far from the first screen`).toEqual([]);
  expect(await unseenFaces(page), `faces of ${route} that are fetched, and not on the first screen`).toEqual([]);
  expect(traffic.total('font'), `fonts of ${route}`).toBeLessThanOrEqual(26 * KB);
  const words = before - traffic.total('image');
  expect(words, `${route} before any input, pictures left out`).toBeLessThanOrEqual((route === '/' ? 60 : 50) * KB);
  expect(before, `${route} in all, before any input`).toBeLessThanOrEqual(100 * KB);

  await islandsReady(page);
  await page.mouse.wheel(0, 4000);
  expect(traffic.of('script').length, `scripts of ${route} once somebody is there`).toBeGreaterThan(0);
  expect(traffic.total('script'), `the runtime of ${route}`).toBeLessThanOrEqual(200 * KB);
  // A launcher that opens by itself, or has a note beside it, needs the form library before it is pressed.
  const here = launchers.filter(({ pages }) => [pages].flat().includes(route.replace(/(?<=.)\/$/, '') as '/'));
  const isPressed = here.every(({ options = {} }) => !/open|tooltip|notif/.test(Object.keys(options).join()));
  const isNeedless = isPressed ? /\.txt$|\/forms\// : /\.txt$/;
  const needless = traffic.of().filter(({ url }) => isNeedless.test(url));
  expect(needless, `forms, and payloads that the page has in itself: ${route}`).toEqual([]);
  expect(traffic.foreign, route).toEqual([]);
  const scripts = traffic.of('script').map(({ url }) => readFileSync(exportedFile(url), 'utf8'));
  for (const script of scripts) {
    if (isPressed) expect(script, `the form library on ${route}`).not.toMatch(librarySigns);
    if (here.length === 0) expect(script, `launchers on ${route}`).not.toMatch(launcherSigns);
  }
  traffic.stop();
  return `${before} before, ${traffic.total('script')} of scripts after`;
}

/** Fetched pictures further down than a browser looks ahead; Chromium's own distance on a good line is 1,250 px. */
function farPictures(page: Page): Promise<string[]> {
  return page.locator('img, video[poster]').evaluateAll((all) =>
    all
      .filter((one) => one.getBoundingClientRect().top > innerHeight + 1250)
      .map((one) => (one as HTMLImageElement).currentSrc || (one as HTMLVideoElement).poster)
      .filter((address) =>
        // Nothing is transferred for a cached picture.
        performance.getEntriesByName(address).some((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
      ),
  );
}

/** Fetched faces in which nothing on the first screen is set. */
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
    // Fallback faces have "-like-" in their names.
    const fetched = [...document.fonts].filter(({ status, family }) => status === 'loaded' && !/-like-/.test(family));
    return fetched
      .filter(
        ({ family, style }) =>
          !seen.some((one) => one.fontStyle === style && one.fontFamily.replaceAll('"', '').startsWith(family)),
      )
      .map(({ family, style }) => `${family} ${style}`);
  });
}

/** The pictures, drawings left out, whose file has more than twice the pixels that the page shows. */
async function wastefulPictures(page: Page, deviceScaleFactor: number): Promise<string[]> {
  const images = page.locator('main img:visible');
  await images.evaluateAll(async (all) => {
    for (const image of all) {
      image.scrollIntoView({ behavior: 'instant' });
      // What is lazy is asked for when a frame is drawn with it.
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
