import { navigation } from '@/content/navigation';
import { faults } from './support/axe';
import { phone } from './support/phone';
import { expect, test } from './support/test';

test.use(phone);

const { menuLabel, closeLabel, label } = navigation;

test.beforeEach(async ({ page }) => {
  await page.goto('/legal/');
});

test('opens and closes by its button, and tells which it is; axe finds nothing in it (R3.2)', async ({ page }) => {
  const button = page.getByRole('button', { name: menuLabel, exact: true });
  const menu = page.getByRole('navigation', { name: label });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
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
  await expect(
    page.getByRole('navigation', { name: label }).getByRole('link', { name: 'Home', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: label })).toBeHidden();
  await expect(button).toBeFocused();
});

test('closes on a tap outside', async ({ page }) => {
  await page.getByRole('button', { name: menuLabel, exact: true }).tap();
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
