import { features } from '@/content/features';
import { navigation } from '@/content/navigation';
import { faults } from './support/axe';
import { mainRoutes, publicationRoutes } from './support/routes';
import { expect, islandsReady, test } from './support/test';

for (const route of [...mainRoutes, '/no/such/page/']) {
  test(`axe finds nothing on ${route}`, async ({ page, problems }) => {
    await page.goto(route);
    expect(await faults(page)).toEqual([]);
    if (route.startsWith('/no/')) problems.length = 0;
  });
}

// One test for all: they are one page with other words, and a browser context each would cost more than the check.
test('axe finds nothing on the page of any publication', async ({ page }) => {
  test.setTimeout(120_000);
  expect(publicationRoutes.length).toBeGreaterThanOrEqual(19);
  for (const route of publicationRoutes) {
    await page.goto(route);
    expect.soft(await faults(page), route).toEqual([]);
  }
});

test('axe finds nothing while the menu is open', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens have no menu');
  await page.goto('/');
  await page.getByRole('button', { name: navigation.menuLabel, exact: true }).click();
  await expect(page.getByRole('navigation', { name: navigation.label })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('axe finds nothing on any tab of the features', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the panels are the same at every width');
  test.slow();
  await page.goto('/');
  await islandsReady(page);
  const { title, items } = features;
  const section = page.getByRole('region', { name: title });
  for (const { name } of items) {
    // Pressed by script: most tabs stand beyond the strip's edge.
    const tab = section.getByRole('tab', { name, exact: true });
    await tab.evaluate((element: HTMLElement) => element.click());
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await faults(page, '#features'), name).toEqual([]);
  }
});
