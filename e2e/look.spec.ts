import { everyKindOfPage } from './support/routes';
import { expect, test } from './support/test';

test('no band’s rule lies beside another band’s: one hairline where two of one ground meet', async ({ page }) => {
  for (const route of everyKindOfPage) {
    await page.goto(route);
    const doubled = await page.locator('main section, footer').evaluateAll((bands) => {
      const rules = bands.flatMap((band) => {
        const { top, bottom, width } = band.getBoundingClientRect();
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(band);
        const drawn =
          width < innerWidth
            ? []
            : [Number.parseFloat(borderTopWidth) && top, Number.parseFloat(borderBottomWidth) && bottom - 1];
        return drawn.filter(Boolean).map((y) => ({ y, words: band.textContent?.slice(0, 40) }));
      });
      return rules.filter(({ y }) => rules.some((other) => other.y !== y && Math.abs(other.y - y) < 8));
    });
    expect(doubled, route).toEqual([]);
  }
});
