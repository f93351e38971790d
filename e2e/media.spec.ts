import { links } from '@/content/links';
import { publicationLists } from '@/content/publication-lists';
import { expect, test, visit } from './support/test';

test('paper shows both lists of publications, whole addresses, and nothing to press', async ({ page }) => {
  await visit(page, '/web/publications/');
  await page.emulateMedia({ media: 'print' });
  for (const { label } of publicationLists)
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: label })).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);

  await visit(page, '/');
  const demo = page.getByRole('main').getByRole('link', { name: links.bookDemo.label }).first();
  expect(await demo.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(links.bookDemo.href);
});

for (const route of ['/', '/web/publications/']) {
  test(`in forced colours the chosen tab of ${route} is told from the others`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, route);
    const ground = (isChosen: boolean) =>
      page
        .getByRole('tab', { selected: isChosen })
        .first()
        .evaluate((tab) => getComputedStyle(tab).backgroundColor);
    expect(await ground(true)).not.toBe(await ground(false));
  });
}
