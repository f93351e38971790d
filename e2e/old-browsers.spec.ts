import type { Page } from '@playwright/test';
import { features } from '@/content/features';
import { gate } from '@/content/gate';
import { navigation } from '@/content/navigation';
import { previewForm } from '@/content/preview-form';
import { phone } from './support/phone';
import { expect, islandsReady, test } from './support/test';

const links = navigation.items.map(({ label }) => label);

/** Chromium before 114, Safari before 17 and Firefox before 125, as near as a newer browser comes to them. */
async function withoutPopovers(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
    }
    const { matches } = Element.prototype;
    Object.assign(Element.prototype, {
      matches(this: Element, selectors: string) {
        if (selectors.includes(':popover-open')) throw new DOMException('not a valid selector', 'SyntaxError');
        return matches.call(this, selectors);
      },
    });
  });
  await page.route(/(\/|\.css)$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/@supports not \(?selector\(:popover-open\)\)?/g, '@supports selector(:is(a))')
      .replaceAll(/ popover="auto"/g, '');
    await route.fulfill({ response, body });
  });
}

test.describe('where there are no popovers', () => {
  // The changed style sheets have other hashes than the page's policy names.
  test.use({ ...phone, bypassCSP: true });

  for (const path of ['/', '/web/publications/']) {
    test(`the menu of ${path} is a row of links over nothing, and the first tap costs nobody the page`, async ({
      page,
    }) => {
      await withoutPopovers(page);
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      const menu = page.getByRole('navigation', { name: navigation.label });
      for (const name of links) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: navigation.menuLabel, exact: true })).toBeHidden();
      const foot = await menu.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(foot);

      await heading.click();
      await islandsReady(page);
      await expect(heading).toBeVisible();
      await expect(menu.getByRole('link', { name: links[1], exact: true })).toBeVisible();
    });
  }
});

test('an island that breaks leaves what was exported, and the page around it works', async ({ page, problems }) => {
  await page.addInitScript(() => {
    const { addEventListener } = window;
    window.addEventListener = ((...given: Parameters<typeof addEventListener>) => {
      if (given[0] === 'hashchange') throw new Error('not in this browser');
      addEventListener.apply(window, given);
    }) as typeof addEventListener;
  });
  await page.goto('/');
  await islandsReady(page);
  const section = page.getByRole('region', { name: features.title });
  const [, second] = features.items;
  await section.getByRole('link', { name: second.name, exact: true }).click();
  await expect(section.getByRole('heading', { name: second.title })).toBeInViewport();
  await expect(section.getByRole('tab')).toHaveCount(0);
  await expect(section.getByRole('button')).toHaveCount(0);
  expect(problems.join()).toContain('not in this browser');
  problems.length = 0;
});

test.describe('in a browser older than the runtime', () => {
  test.use(phone);

  test('no script is asked for, everything is there to be read, and the PDF can be had (R10.7)', async ({ page }) => {
    await page.addInitScript(() => {
      delete (CSS as unknown as Record<string, unknown>).registerProperty;
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await page.keyboard.press('Shift');
    await page.mouse.wheel(0, 800);
    for (const { title } of features.items) {
      await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
    }

    await page.goto('/web/publications/');
    await page.getByRole('link', { name: gate.buttonLabel }).first().click();
    await expect(page).toHaveURL(/\/forms\/preview\//);
    await expect(page.getByRole('heading', { name: previewForm.noScript.title })).toBeVisible();
    // Every publication's file is there until the address has told which one is wanted.
    const file = page.getByRole('link', { name: /\(PDF, / });
    await expect(file).toHaveCount(1);
    await expect(file).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
  });
});
