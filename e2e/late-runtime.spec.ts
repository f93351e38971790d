// That no script comes before a signal, and the islands after it, is held for every route in budgets.spec.ts.
import { expect, test } from './support/test';

test.describe('when the connection is lost after the page has come', () => {
  test('the page says so, and shows what it shows without scripts', async ({ page, context, problems }) => {
    await page.goto('/legal/', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-runtime', 'failed');
    expect(problems.length).toBeGreaterThan(0);
    problems.length = 0;
  });
});

test.describe('when one script cannot be had', () => {
  test('the page says so', async ({ page, problems }) => {
    await page.route(/\/chunks\/turbopack-.*\.js$/, (request) => request.abort());
    await page.goto('/legal/');
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-runtime', 'failed');
    problems.length = 0;
  });
});
