import { home } from '@/content/home';
import { numberingToolLink } from '@/content/navigation';
import { notFound } from '@/content/not-found';
import { footer, skipLinkLabel } from '@/content/site';
import type { FooterContent } from '@/content/types';
import { faults } from './support/axe';
import { boxOf } from './support/boxes';
import { publicationExtremes } from './support/routes';
import { expect, islandsReady, test } from './support/test';

for (const route of ['/', '/web/publications/', ...publicationExtremes.slice(0, 1)]) {
  test(`${route} has a skip link, a header that stays in view, and a tooltip on the tool link (R3.1, R3.4)`, {
    tag: ['@asked', '@engines'],
  }, async ({ page }) => {
    await page.goto(route);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: skipLinkLabel })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const tool = page.getByRole('link', { name: numberingToolLink.label });
    const tip = page.getByRole('tooltip');
    await expect(tool).toHaveAccessibleDescription(numberingToolLink.tooltip);
    await tool.focus();
    await expect(tool).toBeInViewport();
    await expect(tip).toBeVisible();
    // Only the island handles Escape.
    await islandsReady(page);
    // Escape hides the tooltip until the next focus or hover.
    for (const approach of [() => tool.focus(), () => tool.hover(), () => tool.hover()]) {
      await approach();
      await expect(tip).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(tip).toBeHidden();
      await tool.blur();
      await page.mouse.move(0, 0);
    }
    await tool.focus();
    await expect(tip).toBeVisible();
    await tool.blur();
    await expect(tip).toBeHidden();

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  });
}

test('an unknown address gets a helpful 404 (R2.7)', { tag: ['@asked', '@engines'] }, async ({ page, problems }) => {
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  const { title, titleAccent, actions, lead, product } = notFound;
  await expect(page.getByRole('heading', { level: 1, name: `${title} ${titleAccent}` })).toBeVisible();
  for (const { label, href } of actions)
    await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', new RegExp(`^${href}/?$`));
  expect(await faults(page)).toEqual([]);
  expect(problems).toEqual([expect.stringContaining('404: '), expect.stringContaining('status of 404')]);
  problems.length = 0;

  // Only for a login on this host, where lower-case addresses of the product work too.
  if (!product.href.startsWith('/')) return;
  await page.goto(`${product.href.toLowerCase()}/`);
  await expect(page.getByText(product.text)).toBeVisible();
  await expect(page.getByText(lead)).toBeHidden();
  await expect(main.getByRole('link', { name: product.action.label })).toHaveAttribute('href', product.action.href);
  problems.length = 0;
});

test('a link to an id scrolls its element below the header', async ({ page }) => {
  await page.goto('/');
  const place = page.getByRole('main').locator('h2[id]').last();
  const hash = `#${await place.getAttribute('id')}`;
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/${hash}`);
    await expect(place).toBeInViewport({ ratio: 1 });
    expect((await boxOf(place)).y).toBeGreaterThanOrEqual((await boxOf(page.getByRole('banner'))).bottom);
  }
});

test('each line of an office’s address is on its own line', async ({ page }) => {
  await page.goto('/team/');
  const offices = (footer as FooterContent).offices?.items ?? [];
  const addresses = await page.getByRole('contentinfo').locator('address').allInnerTexts();
  expect(addresses.map((address) => address.split('\n'))).toEqual(offices.map(({ lines }) => lines));
});

test('the kicker of the home page does not wrap from 1280 px', async ({ page }) => {
  await page.goto('/');
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // Replaced, since the owner's text may be longer.
    const height = await page.getByText(home.hero.kicker, { exact: true }).evaluate((kicker) => {
      const own = kicker.textContent;
      kicker.textContent = 'AI document management and research for legal and tax teams in East Africa';
      const { height } = kicker.getBoundingClientRect();
      kicker.textContent = own;
      return height;
    });
    expect(height, `${width} px`).toBeLessThan(30);
  }
});
