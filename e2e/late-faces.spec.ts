import { mainRoutes } from './support/routes';
import { expect, test } from './support/test';

// No face is preloaded: on a slow line the first words stand in the reader's own serif, and the site's comes after them.
for (const width of [320, 360, 412, 768, 1024, 1280, 1440, 1920]) {
  test(`faces that come late move no line of the first screen at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & {
        value: number;
        sources: ReadonlyArray<{ node?: Node; previousRect: DOMRect; currentRect: DOMRect }>;
      };
      const seen = { score: 0, lines: [] as string[] };
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
    for (const route of mainRoutes) {
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
      // What moved until here did so without a face: a parser that pauses in the middle of a link, say.
      await page.evaluate(() => {
        const seen = Reflect.get(window, 'seen') as { score: number; lines: string[] };
        seen.score = 0;
        seen.lines.length = 0;
      });
      release();
      await page.waitForLoadState('load');
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      });
      const { score, lines } = await page.evaluate(
        () => Reflect.get(window, 'seen') as { score: number; lines: string[] },
      );
      expect(lines, `lines of ${route} that jump`).toEqual([]);
      // Words beside a phrase that grows a pixel wider move that pixel with it.
      expect(score, route).toBeLessThan(0.002);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}
