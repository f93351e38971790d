import { mainRoutes } from './support/routes';
import { expect, islandsReady, test } from './support/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of mainRoutes) {
    test(`${route} says what it says with JavaScript`, async ({ page, browser, baseURL }) => {
      await page.goto(route);
      const without = await page.locator('main').innerText();
      const scripted = await browser.newPage({ javaScriptEnabled: true });
      await scripted.goto(`${baseURL}${route}`);
      await islandsReady(scripted);
      const withScript = await scripted.locator('main').innerText();
      // What only a script can do is not offered without one; everything that is said is said.
      const offered = scripted.locator('main').locator('button, label, select, [role=tab], [role=status]');
      const controls = (await offered.allInnerTexts()).flatMap((text) => text.split('\n'));
      await scripted.close();
      const said = withScript.split('\n').filter((line) => line.trim() !== '' && !controls.includes(line));
      expect(said.filter((line) => !without.includes(line.trim()))).toEqual([]);
    });
  }
});
