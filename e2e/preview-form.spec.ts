import { previewForm } from '@/content/preview-form';
import { formAddress } from '@/lib/form-settings';
import { faults } from './support/axe';
import { overflowOf } from './support/boxes';
import { answer, fillIn, first, opensPdf, submitButton } from './support/gate';
import { expect, test } from './support/test';

const address = formAddress({ region: 'us' }, first.title);

test('in a tab of its own, of 320 px, the form says for what it is, and ends with the PDF; axe finds nothing (R6.8)', {
  tag: '@asked',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(address);
  await expect(page.getByText(previewForm.notice)).toBeVisible();
  await expect(page.getByText(first.title).filter({ visible: true })).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
  expect(await overflowOf(page.locator('html'))).toBe(0);
  await answer(page);
  await expect(page.getByRole('heading', { name: previewForm.thanks.title })).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await opensPdf(page, () => page.getByRole('link', { name: first.title }).click());
});

test('nothing typed is sent, stored or written into an address (R6.8)', { tag: '@asked' }, async ({ page }) => {
  await page.goto(address);
  await fillIn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: previewForm.thanks.title })).toBeVisible();
  expect(asked).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
});
