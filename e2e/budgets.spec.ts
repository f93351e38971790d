/** What a page may cost (docs/performance.md), in bytes of the files that it asks for: never in time. */
import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { launchers } from '@/content/launchers';
import { bytesBeforeTouch, exportedFile, farPictures, transferredBytes, unseenFaces } from './support/page-weight';
import { everyKindOfPage } from './support/routes';
import { expect, islandsReady, test } from './support/test';

const KB = 1000;

/** Words of the form library, of its loader and of the launcher's own code, in scripts whatever they are called. */
const librarySigns = /typeform-embed-id/;
const launcherSigns = /tf-v1-popup|hubspotutk|tfNotificationData/;

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
  expect(words, `${route} before any input, pictures left out`).toBeLessThanOrEqual(bytesBeforeTouch(route));
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

/** The pictures whose file has more than twice the pixels that the page shows. */
async function wastefulPictures(page: Page, deviceScaleFactor: number): Promise<string[]> {
  const wasteful = [];
  for (const { url, width } of await shownPictures(page)) {
    const own = (await sharp(exportedFile(url)).metadata()).width;
    if (own > 2 * width * deviceScaleFactor) wasteful.push(`${url}: ${own} px for ${width} CSS px`);
  }
  return wasteful;
}

/** The pictures of a page with the file that the browser chose and the width it shows, in CSS pixels; drawings left out. */
async function shownPictures(page: Page): Promise<Array<{ url: string; width: number }>> {
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
  const shown = await page.locator('main').evaluate((main) => [
    ...[...main.querySelectorAll('img')].map(({ currentSrc, clientWidth }) => ({
      url: currentSrc,
      width: clientWidth,
    })),
    ...[...main.querySelectorAll('video')].map(({ poster, clientWidth }) => ({ url: poster, width: clientWidth })),
  ]);
  return shown.filter(({ url, width }) => width > 0 && url !== '' && !url.endsWith('.svg'));
}
