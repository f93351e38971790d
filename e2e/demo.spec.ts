import type { Page } from '@playwright/test';
import { links } from '@/content/links';
import { shortcutsLabel, toolLink } from '@/content/navigation';
import { boxesOf, boxOf } from './support/boxes';
import { phone } from './support/phone';
import { everyKindOfPage } from './support/routes';
import { doubleText, watchLayoutShifts } from './support/runtime';
import { expect, test, visit } from './support/test';

const { label } = links.bookDemo;

const bar = (page: Page) => page.getByRole('complementary', { name: shortcutsLabel });

test('no sentence stands twice within six lines, on any kind of page, whatever is open', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const route of everyKindOfPage) {
      await page.goto(route);
      await page.locator('details').evaluateAll((all) => {
        for (const one of all as HTMLDetailsElement[]) one.open = true;
      });
      const lines = (await page.getByRole('main').innerText()).split('\n').filter((line) => line.trim() !== '');
      const near = lines.filter(
        (line, place) => /(\S+ ){5,}\S+[.?!]$/.test(line) && lines.slice(place + 1, place + 7).includes(line),
      );
      expect(near, `${route} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  /** Scrolls as a thumb does: the page is told of each place. */
  async function scrollTo(page: Page, top: number) {
    await page.evaluate(async (to) => {
      window.scrollTo({ top: to, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }, top);
  }

  for (const route of ['/tenth-lining/', '/web/publications/']) {
    test(`${route} has demo and tool at the thumb on the way up, and nothing in the way down (R3.4)`, {
      tag: '@asked',
    }, async ({ page }) => {
      const shifts = await watchLayoutShifts(page);
      await visit(page, route);
      const demo = bar(page).getByRole('link', { name: label });
      await expect(demo).toBeHidden();
      await scrollTo(page, 1000);
      await scrollTo(page, 1600);
      await expect(demo).toBeHidden();
      await scrollTo(page, 1400);
      await expect(demo).toBeInViewport({ ratio: 1 });
      const tool = bar(page).getByRole('link', { name: toolLink.label });
      if (route === '/tenth-lining/') await expect(tool).toHaveCount(0);
      else await expect(tool).toBeInViewport({ ratio: 1 });
      expect((await boxOf(bar(page))).bottom).toBeGreaterThan(700);
      await scrollTo(page, 1500);
      await expect(demo).toBeHidden();
      await scrollTo(page, 200);
      await expect(demo).toBeHidden();
      expect(await shifts()).toBeLessThanOrEqual(0.01);
    });
  }

  test('the bar is gone where the closing call is in sight, and the tool link stands above the footer', async ({
    page,
  }) => {
    await visit(page, '/');
    await scrollTo(page, 100_000);
    const closing = page.locator('[data-closing]');
    await scrollTo(page, await closing.evaluate((call) => call.getBoundingClientRect().bottom + window.scrollY - 540));
    await expect(closing).toBeInViewport();
    await expect(bar(page).getByRole('link', { name: label })).toBeHidden();
    await expect(bar(page).getByRole('link', { name: toolLink.label })).toBeVisible();
  });

  test('nothing slides over the page at the first scroll, where a finger may be pressing', async ({ page }) => {
    await visit(page, '/web/publications/');
    const aside = page.locator(`aside[aria-label="${shortcutsLabel}"]`);
    await aside.evaluate((element) => {
      const count = () => Object.assign(element.dataset, { slid: '' });
      element.addEventListener('transitionrun', count);
    });
    await scrollTo(page, 60);
    await expect(aside).toHaveAttribute('data-bar');
    await expect(aside).toBeHidden();
    await expect(aside).not.toHaveAttribute('data-slid');
  });

  test('what gets the focus on the way up is not under the bar', async ({ page }) => {
    // Else positions are read while the page still glides.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/web/publications/');
    await scrollTo(page, 3000);
    await scrollTo(page, 2500);
    await expect(bar(page).getByRole('link', { name: label })).toBeInViewport();
    const main = page.getByRole('main');
    await main.getByRole('button').nth(9).focus();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => coveredPixels(page)).toBeLessThanOrEqual(0);
    }
  });

  /** How far what has the focus reaches under the bar, or below the window where there is none: both read at once. */
  const coveredPixels = (page: Page) =>
    page.evaluate((name) => {
      const shown = document.querySelector(`aside[aria-label="${name}"]`);
      if (!shown) throw new Error('no bar');
      const isVisible = shown.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const top = isVisible ? shown.getBoundingClientRect().top : window.innerHeight;
      // Less than a pixel is where a box's edge is rounded to.
      return Math.floor((document.activeElement?.getBoundingClientRect().bottom ?? 0) - top);
    }, shortcutsLabel);

  test('with doubled text nothing in the bar is cut', async ({ page }) => {
    await visit(page, '/');
    await doubleText(page);
    await scrollTo(page, 3000);
    await scrollTo(page, 2500);
    await expect(bar(page).getByRole('link', { name: label })).toBeInViewport();
    expect((await boxesOf(page)).cut).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the tool link stands above the footer', async ({ page }) => {
      await page.goto('/');
      await expect(bar(page).getByRole('link', { name: toolLink.label })).toBeVisible();
    });
  });
});
