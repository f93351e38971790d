import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { navigation } from '@/content/navigation';
import { framedRoutes } from './support/routes';
import { expect, test } from './support/test';

/** What axe finds, one line per fault, so that a failure reads as a list of things to mend. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const route of [...framedRoutes, '/no/such/page/']) {
  test(`axe finds nothing on ${route}`, async ({ page, problems }) => {
    await page.goto(route);
    expect(await faults(page)).toEqual([]);
    if (route.startsWith('/no/')) problems.length = 0;
  });
}

test('axe finds nothing while the menu is open', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens have no menu');
  await page.goto('/');
  await page.getByRole('button', { name: navigation.menuLabel, exact: true }).click();
  await expect(page.getByRole('navigation', { name: navigation.label })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
