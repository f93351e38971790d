import { numberingToolLink } from '@/content/navigation';
import { notFound } from '@/content/not-found';
import { skipLinkLabel } from '@/content/site';
import { withTrailingSlash } from '@/lib/with-trailing-slash';
import { faults } from './support/axe';
import { boxOf } from './support/boxes';
import { publicationExtremes } from './support/routes';
import { expect, islandsReady, test } from './support/test';

test('a link to another site opens a tab of its own, which does not know this page (R1.8, R2.4, R2.5, R3.5)', {
  tag: '@asked',
}, async ({ page, context }) => {
  await context.route(/^https?:(?!\/\/localhost)/, (route) => route.fulfill({ body: 'another site' }));
  for (const route of ['/', '/legal/', '/tenth-lining/', '/team/']) {
    await page.goto(route);
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /\(opens in new tab\)$/ })
      .first();
    // An owner's demo may be asked for by mail.
    if ((await link.count()) === 0) continue;
    const { href } = new URL((await link.getAttribute('href')) ?? '');
    const opening = context.waitForEvent('page');
    await link.click();
    const other = await opening;
    await expect(other, route).toHaveURL(href);
    expect(await other.evaluate(() => window.opener), route).toBeNull();
    await expect(page).toHaveURL(route);
    await other.close();
  }
});

for (const route of ['/', '/web/publications/', ...publicationExtremes.slice(0, 1)]) {
  test(`a keyboard skips the header of ${route}, which stays in sight, and reads what the tool link is (R3.1, R3.4)`, {
    tag: ['@asked', '@engines'],
  }, async ({ page }) => {
    await page.goto(route);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: skipLinkLabel })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const tool = page.getByRole('link', { name: numberingToolLink.label });
    await expect(tool).toHaveAccessibleDescription(numberingToolLink.tooltip);
    await tool.focus();
    await expect(tool).toBeInViewport();
    await expect(page.getByRole('tooltip')).toBeVisible();
    // Escape is the island's to hear.
    await islandsReady(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    // Until the next time, by key or by pointer.
    await tool.blur();
    await tool.focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await tool.blur();
    await expect(page.getByRole('tooltip')).toBeHidden();
    for (let times = 0; times < 2; times += 1) {
      await tool.hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('tooltip')).toBeHidden();
      await page.mouse.move(0, 0);
    }

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  });
}

test('an unmatched address gets status 404 and a page that helps (R2.7)', { tag: ['@asked', '@engines'] }, async ({
  page,
  problems,
}) => {
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(
    page.getByRole('heading', { level: 1, name: `${notFound.title} ${notFound.titleAccent}` }),
  ).toBeVisible();
  for (const { label, href } of notFound.actions)
    await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', withTrailingSlash(href));
  expect(await faults(page)).toEqual([]);
  expect(problems).toEqual([expect.stringContaining('404: '), expect.stringContaining('status of 404')]);
  problems.length = 0;
});

test('where the host does not lead Log In to the product, the 404 says so and offers the demo', async ({
  page,
  problems,
}) => {
  const { href } = notFound.product;
  test.skip(!href.startsWith('/'), 'Log In leads to a host of its own');
  // The product's own server makes no difference of capitals.
  await page.goto(`${href.toLowerCase()}/`);
  await expect(page.getByText(notFound.product.text)).toBeVisible();
  await expect(page.getByText(notFound.lead)).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: notFound.product.action.label })).toHaveAttribute(
    'href',
    notFound.product.action.href,
  );
  problems.length = 0;
});

for (const width of [360, 1280]) {
  test(`at ${width} px a link to a place on the page shows it below the header`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const place = page.getByRole('main').locator('h2[id]').last();
    await place.evaluate(({ id }) => {
      location.hash = id;
    });
    await expect(place).toBeInViewport({ ratio: 1 });
    expect((await boxOf(place)).y).toBeGreaterThanOrEqual((await boxOf(page.getByRole('banner'))).bottom);
  });
}
