import { everyKindOfPage, mainRoutes } from './support/routes';
import { hold, watchLayoutShifts } from './support/runtime';
import { expect, islandsReady, test } from './support/test';

// No face is preloaded: on a slow line the first words stand in the reader's own serif, and the site's comes after them.
for (const width of [320, 360, 412, 768, 1024, 1280, 1440, 1920]) {
  // At two widths every page is read to its end.
  const isRead = width === 360 || width === 1280;
  const whole = isRead ? ', and nothing shifts for the runtime or on the way down' : '';

  test(`faces that come late move no line of the first screen at ${width} px${whole}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchLayoutShifts(page);
    await page.addInitScript(() => {
      type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect };
      const jumped: string[] = [];
      Object.assign(window, { jumped });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as Array<PerformanceEntry & { sources: readonly Source[] }>) {
          for (const { node, previousRect, currentRect } of sources) {
            if (previousRect.y !== currentRect.y) jumped.push(node?.textContent ?? '');
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    /** The lines that have jumped since it was last asked. */
    const jumped = () => page.evaluate(() => (Reflect.get(window, 'jumped') as string[]).splice(0));
    for (const route of isRead ? everyKindOfPage : mainRoutes) {
      const { release } = await hold(page, '**/*.woff2');
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      await expect.poll(paints, route).toBe(1);
      // What moves here does so without a face: a parser that pauses in the middle of a link, say.
      const before = await shifts();
      expect(before, `${route} before the faces`).toBeLessThanOrEqual(0.01);
      await jumped();
      release();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      const after = await shifts();
      expect(await jumped(), `lines of ${route} that jump`).toEqual([]);
      // Words beside a phrase that grows a pixel wider move that pixel with it.
      expect(after - before, route).toBeLessThan(0.002);
      await page.unrouteAll({ behavior: 'wait' });
      if (!isRead) continue;
      await islandsReady(page);
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
        }
      });
      expect(await shifts(), `${route} in all`).toBeLessThanOrEqual(0.01);
    }
  });
}
