import type { Page } from '@playwright/test';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import type { NavigationContent } from '@/content/types';
import { faults } from './support/axe';
import { boxOf } from './support/boxes';
import { phone } from './support/phone';
import { expect, test } from './support/test';

test.use(phone);

const { menuLabel, label, items, bookDemo }: NavigationContent = navigation;
const last = items.at(-1);
const menuButton = (page: Page) => page.getByRole('button', { name: menuLabel, exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: label });

test.beforeEach(async ({ page }) => {
  // On other pages a launcher of the owner's may open automatically.
  await page.goto('/privacy/');
});

test('opens and closes by its button, with log in and demo (R3.2, R3.5)', { tag: '@asked' }, async ({ page }) => {
  await expect(menu(page)).toBeHidden();
  // A site name of over 18 characters leaves no room for the demo link.
  const demo = page.getByRole('banner').getByRole('link', { name: bookDemo.label });
  await expect(demo.filter({ visible: true })).toHaveCount(site.name.length > 18 ? 0 : 1);
  const icon = menuButton(page).locator('svg:visible');
  const [lines, place] = [await icon.innerHTML(), await boxOf(icon)];
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  expect([await icon.innerHTML(), await boxOf(icon)]).toEqual([expect.not.stringContaining(lines), place]);
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  const shown = page.getByRole('banner').locator('[popover]');
  await expect(menu(page).getByRole('link').first()).toHaveText(navigation.logIn.label);
  await expect(shown.getByRole('link', { name: bookDemo.label })).toBeVisible();
  if (bookDemo.note) await expect(shown.getByText(bookDemo.note)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await menuButton(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('closes on Escape, when the focus leaves it, and after going back', async ({ page }) => {
  await menuButton(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  // A tap on text moves the focus to the body.
  const popover = page.getByRole('banner').locator('[popover]');
  await menuButton(page).tap();
  await popover.tap({ position: { x: 2, y: 2 } });
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await popover.getByRole('link').last().focus();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();
  await expect(page.locator(':not(header *):focus')).toBeVisible();

  await menuButton(page).click();
  await menu(page).getByRole('link', { name: last?.label }).click();
  await expect(page).not.toHaveURL('/privacy/');
  await page.goBack();
  await expect(menu(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens and closes', async ({ page }) => {
    await menuButton(page).click();
    await expect(page.getByRole('link', { name: last?.label, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
  });
});
