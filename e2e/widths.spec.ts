/** What holds at every width; each test sets its own, so one project runs them. */
import { toolLink } from '@/content/navigation';
import { mainRoutes } from './support/routes';
import { expect, test } from './support/test';

for (const route of mainRoutes) {
  test(`${route} fits the screen: nothing scrolls sideways`, async ({ page }) => {
    await page.goto(route);
    for (const width of [320, 360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(
        width,
      );
    }
  });
}

test.describe('on a screen 320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const route of mainRoutes) {
    test(`${route}: the tool link covers no other link or text while the page is read`, async ({ page }) => {
      await page.goto(route);
      const tool = page.getByRole('link', { name: toolLink.label });
      const position = await tool.evaluate((link) => getComputedStyle(link.closest('aside') ?? link).position);
      expect(position).toBe('static');
      const [box, foot] = [await tool.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
      expect(box && foot && box.y + box.height).toBeLessThanOrEqual(foot?.y ?? 0);
    });
  }
});
