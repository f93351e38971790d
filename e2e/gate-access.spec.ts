import { gate } from '@/content/gate';
import {
  answer,
  dialog,
  downloadButton,
  field,
  first,
  formFrame,
  openForm,
  statusLink,
  visitPublications,
} from './support/gate';
import { expect, test } from './support/test';

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the dialog stands at once and the whole way works', async ({ page }) => {
    await visitPublications(page);
    await downloadButton(page, first).click();
    await expect(dialog(page)).toHaveCSS('opacity', '1');
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 50).length,
    );
    expect(running).toBe(0);
    const tab = page.context().waitForEvent('page');
    await answer(formFrame(page));
    expect((await tab).url()).toContain(first.pdfUrl);
  });
});

test('nothing of the form is asked for before the press, and no answer stands in any address', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visitPublications(page);
  await downloadButton(page, first).hover();
  await downloadButton(page, first).focus();
  expect(asked.filter((url) => /\/forms\/|typeform/.test(url))).toEqual([]);
  await answer(await openForm(page, first));
  await expect(statusLink(page, first)).toBeVisible();
  expect(asked.some((url) => url.includes('/forms/preview/'))).toBe(true);
  expect(asked.filter((url) => /wanjiru|firm\.example/i.test(decodeURIComponent(url)))).toEqual([]);
});

test('the dialog leads to the privacy page without costing the answers', async ({ page }) => {
  await visitPublications(page);
  const form = await openForm(page, first);
  await field(form, 'name').fill('A. Wanjiru');
  const tab = page.context().waitForEvent('page');
  await dialog(page).getByRole('link', { name: gate.dialog.privacy.label }).click();
  expect(new URL((await tab).url()).pathname).toBe('/privacy/');
  await expect(field(form, 'name')).toHaveValue('A. Wanjiru');
});
