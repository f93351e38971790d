import { everyKindOfPage, mainRoutes } from './support/routes';
import { expect, islandsReady, test } from './support/test';

type Seen = { score: number; lines: string[] };

// No face is preloaded: on a slow line the first words stand in the reader's own serif, and the site's comes after them.
for (const width of [320, 360, 412, 768, 1024, 1280, 1440, 1920]) {
  // At two widths every page is read to its end.
  const isRead = width === 360 || width === 1280;
  const whole = isRead ? ', and nothing shifts for the runtime or on the way down' : '';

  test(`faces that come late move no line of the first screen at ${width} px${whole}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & {
        value: number;
        sources: ReadonlyArray<{ node?: Node; previousRect: DOMRect; currentRect: DOMRect }>;
      };
      const seen: Seen = { score: 0, lines: [] };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[]) {
          seen.score += value;
          for (const { node, previousRect, currentRect } of sources) {
            if (previousRect.y !== currentRect.y) seen.lines.push(node?.textContent ?? '');
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    /** What has moved since it was last asked; shifts are reported with the frame after the one that moved. */
    const moved = () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        const seen = Reflect.get(window, 'seen') as Seen;
        const now = { score: seen.score, lines: [...seen.lines] };
        Object.assign(seen, { score: 0 });
        seen.lines.length = 0;
        return now;
      });
    for (const route of isRead ? everyKindOfPage : mainRoutes) {
      let release: () => void = () => undefined;
      const shown = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (request) => {
        await shown;
        await request.continue();
      });
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      await expect.poll(paints, route).toBe(1);
      // What moves here does so without a face: a parser that pauses in the middle of a link, say.
      expect((await moved()).score, `${route} before the faces`).toBeLessThanOrEqual(0.01);
      release();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      const { score, lines } = await moved();
      expect(lines, `lines of ${route} that jump`).toEqual([]);
      // Words beside a phrase that grows a pixel wider move that pixel with it.
      expect(score, route).toBeLessThan(0.002);
      await page.unrouteAll({ behavior: 'wait' });
      if (!isRead) continue;
      await islandsReady(page);
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
        }
      });
      expect((await moved()).score, `${route} for the runtime, or on the way down`).toBeLessThanOrEqual(0.01);
    }
  });
}
