import { links } from '@/content/links';
import { navigation, toolLink } from '@/content/navigation';
import { notFound } from '@/content/not-found';
import { footer, skipLinkLabel } from '@/content/site';
import { internalPath } from '@/lib/internal-path';
import { framedRoutes, mainRoutes } from './support/routes';
import { expect, islandsReady, test } from './support/test';

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

    test('fits the screen: nothing scrolls sideways', async ({ page }) => {
      await page.goto(route);
      for (const width of [320, 360, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(
          width,
        );
      }
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
