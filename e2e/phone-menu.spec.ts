import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { navigation } from '@/content/navigation';
import { faults } from './support/axe';
import { phone } from './support/phone';
import { hold, scripts } from './support/runtime';
import { expect, test } from './support/test';

test.use(phone);

const { menuLabel, closeLabel, label } = navigation;

test.beforeEach(async ({ page }) => {
  await page.goto('/legal/');
});

test('opens and closes by its button, and tells which it is; has the demo; axe finds nothing in it (R3.2, R3.5)', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: menuLabel, exact: true });
  const menu = page.getByRole('navigation', { name: label });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const demo = page.getByRole('banner').locator('[popover]');
  await expect(demo.getByRole('link', { name: navigation.bookDemo.label })).toBeVisible();
  await expect(demo.getByText(navigation.bookDemo.note)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: closeLabel }).click();
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('closes on Escape and gives the focus back', async ({ page }) => {
  const button = page.getByRole('button', { name: menuLabel, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: label }).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: label })).toBeHidden();
  await expect(button).toBeFocused();
});

test('closes when the focus goes on past it, and hides nothing that is focused', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: label });
  await page.getByRole('button', { name: menuLabel, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: closeLabel }).focus();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.locator(':not(header *):focus')).toBeVisible();
});

test('closes when the focus had gone past it before the scripts came', async ({ page }) => {
  const held = await hold(page, scripts);
  const menu = page.getByRole('navigation', { name: label });
  await page.getByRole('button', { name: menuLabel, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: closeLabel }).focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeVisible();
  held.release();
  await expect(menu).toBeHidden();
});

test('Escape leads back to its button when nothing in it has the focus', async ({ page }) => {
  const button = page.getByRole('button', { name: menuLabel, exact: true });
  await button.click();
  // Said by the script that leads back: a click may come before it.
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('begins with the login, and the demo stands beside its button', async ({ page }) => {
  await expect(page.getByRole('banner').getByRole('link', { name: navigation.bookDemo.label })).toBeInViewport();
  await page.getByRole('button', { name: menuLabel, exact: true }).click();
  const [first] = await page.getByRole('navigation', { name: label }).getByRole('link').all();
  await expect(first as Locator).toHaveText(navigation.logIn.label);
});

test('lies over a dimmed page, and closes on a tap outside', async ({ page }) => {
  const ground = async () => {
    const clip = { x: 0, y: 690, width: 360, height: 40 };
    return (await sharp(await page.screenshot({ clip })).stats()).channels.map(({ max }) => max);
  };
  const [before = 0] = await ground();
  await page.getByRole('button', { name: menuLabel, exact: true }).tap();
  await expect.poll(async () => (await ground())[0]).toBeLessThan(before - 50);
  await page.touchscreen.tap(180, 700);
  await expect(page.getByRole('navigation', { name: label })).toBeHidden();
});

test('is closed when the reader comes back from another page', async ({ page }) => {
  await page.getByRole('button', { name: menuLabel, exact: true }).click();
  await page.getByRole('navigation', { name: label }).getByRole('link', { name: 'Tenth Lining' }).click();
  await expect(page).toHaveURL('/tenth-lining/');
  await page.goBack();
  await expect(page.getByRole('navigation', { name: label })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens and closes all the same', async ({ page }) => {
    await page.getByRole('button', { name: menuLabel, exact: true }).click();
    await expect(page.getByRole('link', { name: 'Publications', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: label })).toBeHidden();
  });
});
