import type { Page } from '@playwright/test';
import { gate } from '@/content/gate';
import { formAddress } from '@/lib/form-settings';
import { faultsAtBothWidths } from './support/axe';
import {
  dialog,
  downloadButton,
  field,
  first,
  formFrame,
  openForm,
  opensPdf,
  pdfLinkName,
  second,
  submitButton,
  visitPublications,
} from './support/gate';
import { expect, test } from './support/test';

const { trouble, wayOut } = gate;
const pdfLink = pdfLinkName(first);

/** The dialog after nothing has been heard of its form for nine seconds. */
async function giveUp(page: Page) {
  await downloadButton(page, first).click();
  await expect(dialog(page).locator('iframe')).toBeAttached();
  await page.clock.fastForward(9_000);
}

test('a form that is not ready within eight seconds is never shown, and has three ways out; in a tab of its own it strands nobody, for the PDF waits here too (R6.10, R6.11)', {
  tag: '@asked',
}, async ({ page }) => {
  await page.clock.install({ time: 0 });
  await visitPublications(page, 'never');
  await downloadButton(page, second).waitFor();
  // From here on time moves only as told, so the eight seconds are exact on a slow machine too.
  await page.clock.pauseAt(600_000);
  await downloadButton(page, first).click();
  // It has arrived, though it is shown only when it has said that it is ready.
  await formFrame(page).locator('button[type=submit]').waitFor({ state: 'attached' });
  await page.clock.runFor(7_900);
  await expect(dialog(page).getByText(gate.loading)).toBeVisible();
  await expect(dialog(page).locator('iframe')).toBeHidden();
  await page.clock.runFor(200);
  await expect(dialog(page).locator('iframe')).toBeHidden();
  await expect(dialog(page).getByRole('heading', { name: trouble.silent.title })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: wayOut.retryLabel })).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: wayOut.newTabLabel })).toHaveAttribute(
    'href',
    formAddress({ region: 'us' }, first.title),
  );
  await expect(dialog(page).getByRole('link', { name: wayOut.email.label })).toHaveAttribute(
    'href',
    new RegExp(`^${wayOut.email.href}\\?subject=.*${encodeURIComponent(first.title)}`),
  );
  await page.clock.resume();
  expect(await faultsAtBothWidths(page, 'dialog')).toEqual([]);
  const tab = page.context().waitForEvent('page');
  await dialog(page).getByRole('link', { name: wayOut.newTabLabel }).click();
  await submitButton(await tab).waitFor();
  await expect(dialog(page).getByRole('link', { name: pdfLink })).toHaveAttribute('href', first.pdfUrl);
});

test('a form that comes late is shown after all', async ({ page }) => {
  await page.clock.install();
  await visitPublications(page, 'late');
  await giveUp(page);
  await expect(dialog(page).getByRole('heading', { name: trouble.silent.title })).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(dialog(page).getByRole('heading', { name: trouble.silent.title })).toBeHidden();
  await field(formFrame(page), 'name').fill('A. Wanjiru');
});

test('a form whose request fails can be tried again, without the focus getting lost (R6.10)', {
  tag: '@asked',
}, async ({ page, problems }) => {
  await page.clock.install();
  await visitPublications(page);
  await page.route('**/forms/preview/**', (route) => route.abort());
  await giveUp(page);
  const retry = dialog(page).getByRole('button', { name: wayOut.retryLabel });
  await expect(retry).toBeVisible();
  await page.unroute('**/forms/preview/**');
  await retry.click();
  await field(formFrame(page), 'name').fill('A. Wanjiru');
  expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  problems.length = 0;
});

test('a form library that cannot be fetched is the same trouble, and nothing else on the page breaks', async ({
  page,
  problems,
}) => {
  await visitPublications(page);
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await downloadButton(page, first).click();
  await expect(dialog(page).getByRole('heading', { name: trouble.silent.title })).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: wayOut.newTabLabel })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  problems.length = 0;
});

test('a form library that hangs is had by another try, as soon as the server answers', async ({ page }) => {
  await visitPublications(page);
  // What is asked for now is never answered; what is asked for later, is.
  let isHanging = true;
  await page.route('**/_next/static/**/*.js', (route) => (isHanging ? undefined : route.continue()));
  await downloadButton(page, first).click();
  const retry = dialog(page).getByRole('button', { name: wayOut.retryLabel });
  await retry.waitFor();
  isHanging = false;
  await retry.click();
  await expect(submitButton(formFrame(page))).toBeVisible();
});

test('offline says so at once, and the form opens by itself when the connection is back (R6.10)', {
  tag: '@asked',
}, async ({ page, problems }) => {
  await visitPublications(page);
  // The form's library is there; only the form is not.
  await openForm(page, second);
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await downloadButton(page, first).click();
  await expect(dialog(page).getByRole('heading', { name: trouble.offline.title })).toBeVisible();
  await page.context().setOffline(false);
  await field(formFrame(page), 'name').fill('A. Wanjiru');
  problems.length = 0;
});

for (const play of ['duplicate', 'closed'] as const) {
  test(`a ${play} form gives its reader the PDF and says why (R6.10) @window`, { tag: '@asked' }, async ({ page }) => {
    await visitPublications(page, play);
    await downloadButton(page, first).click();
    await expect(dialog(page).getByRole('heading', { name: trouble[play].title })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: wayOut.retryLabel })).toBeHidden();
    expect(await faultsAtBothWidths(page, 'dialog')).toEqual([]);
    await opensPdf(page, () => dialog(page).getByRole('link', { name: pdfLink }).click());
  });
}
