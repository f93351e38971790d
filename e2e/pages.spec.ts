import { links } from '@/content/links';
import { navigation, toolLink } from '@/content/navigation';
import { notFound } from '@/content/not-found';
import { footer, skipLinkLabel } from '@/content/site';
import { internalPath } from '@/lib/internal-path';
import { framedRoutes, mainRoutes } from './support/routes';
import { expect, test } from './support/test';

test('the export has every route of the specification', () => {
  expect(framedRoutes).toEqual(expect.arrayContaining([...mainRoutes]));
});

for (const route of mainRoutes) {
  test.describe(`${route}`, () => {
    test('answers 200, has its heading, and stays quiet', async ({ page }) => {
      const response = await page.goto(route, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('ends with about, offices, contact, social links, the legal notice and the privacy policy', async ({
      page,
    }) => {
      await page.goto(route);
      const foot = page.getByRole('contentinfo');
      for (const { title } of [footer.about, footer.offices, footer.contact, footer.social]) {
        await expect(foot.getByRole('heading', { name: title })).toBeVisible();
      }
      for (const { href, label } of [...footer.contact.items, ...footer.social.items]) {
        await expect(foot.getByRole('link', { name: label }).and(foot.locator(`[href="${href}"]`))).toBeVisible();
      }
      await expect(foot.getByText(footer.legalNotice.text)).toBeVisible();
      await expect(foot.getByRole('link', { name: footer.privacyLabel })).toHaveAttribute('href', '/privacy/');
    });

    test('has the floating tool link with its tooltip, and the login link', async ({ page }) => {
      await page.goto(route);
      const tool = page.getByRole('link', { name: 'Looking for our 10th Lining Tool?' });
      await expect(tool).toHaveAttribute('href', internalPath(toolLink.href));
      await expect(tool).toHaveAccessibleDescription('Document line numbering tool');
      await tool.focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('tooltip')).toBeHidden();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toHaveAttribute(
        'href',
        '/Account/LoginEmail',
      );
    });

    test('lets a keyboard skip to the content first of all', async ({ page }) => {
      await page.goto(route);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: skipLinkLabel });
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}

test('an unmatched address gets status 404 and a page that helps', async ({ page, problems }) => {
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { level: 1, name: `${notFound.title} ${notFound.titleAccent}` }),
  ).toBeVisible();
  for (const { label, href } of notFound.actions) {
    await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute('href', internalPath(href));
  }
  expect(problems).toEqual([expect.stringContaining('404: '), expect.stringContaining('status of 404')]);
  problems.length = 0;
});

test('a reader can walk through every page of the header, and each stays quiet', async ({ page, isMobile }) => {
  const nav = page.getByRole('navigation', { name: navigation.label });
  const openMenu = async () => {
    if (isMobile) await page.getByRole('button', { name: navigation.menuLabel, exact: true }).click();
  };
  await page.goto('/');
  for (const { label, href } of [...navigation.items].reverse()) {
    await openMenu();
    await nav.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(internalPath(href));
    await openMenu();
    await expect(nav.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
    if (isMobile) await page.keyboard.press('Escape');
  }
});

test('the calendar of Book a Demo is another site, and opens in a tab of its own', async ({ page }) => {
  await page.goto('/');
  const book = page.getByRole('link', { name: links.bookDemo.label }).first();
  await expect(book).toHaveAttribute('href', links.bookDemo.href);
  await expect(book).toHaveAttribute('target', '_blank');
});
