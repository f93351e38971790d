import { builtInForm } from '@/content/built-in-form';
import { faults } from './support/axe';
import { overflowOf } from './support/boxes';
import { expectPdf, fillIn, first, submitButton } from './support/gate';
import { expect, test } from './support/test';

test('in a tab the form stores nothing and gives the PDF (R6.8)', { tag: ['@asked', '@engines'] }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`/forms/preview/#${new URLSearchParams({ publication: first.title, in: 'tab' })}`);
  await expect(page.getByText(builtInForm.notice)).toBeVisible();
  await expect(page.getByText(first.title).filter({ visible: true })).toHaveCount(1);
  expect(await overflowOf(page.locator('html'))).toBeLessThanOrEqual(0);
  expect(await faults(page)).toEqual([]);
  await fillIn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: builtInForm.thanks.title })).toBeFocused();
  expect(asked).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
  expect(await faults(page)).toEqual([]);
  await expectPdf(page, () => page.getByRole('link', { name: first.title }).click());
});
