/** The library of publications and its gate, in each of their states. The other pages: accessibility.spec.ts. */
import { gate } from '@/content/gate';
import { previewForm } from '@/content/preview-form';
import { faults } from './support/axe';
import {
  answer,
  dialog,
  downloadButton,
  first,
  lists,
  openForm,
  statusLink,
  submitButton,
  visitPublications,
} from './support/gate';
import { expect, test } from './support/test';

for (const [index, list] of lists.entries()) {
  test(`axe finds nothing with the tab ${list.label} open`, async ({ page }) => {
    await visitPublications(page);
    await page.getByRole('tab').nth(index).click();
    await expect(page.getByRole('tabpanel', { name: list.label })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
}

test('axe finds nothing in the open dialog, the form in it and the form with mistakes', async ({ page }) => {
  await visitPublications(page);
  const form = await openForm(page, first);
  expect(await faults(page)).toEqual([]);
  await submitButton(form).click();
  await expect(form.getByText(previewForm.fields.name.missing)).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('axe finds nothing in the dialog that waits and then gives up', async ({ page }) => {
  await page.clock.install();
  await visitPublications(page, 'never');
  await downloadButton(page, first).click();
  await expect(dialog(page).getByText(gate.loading)).toBeVisible();
  await page.clock.fastForward(9_000);
  await expect(dialog(page).getByRole('heading', { name: gate.trouble.silent.title })).toBeVisible();
  await page.clock.resume();
  expect(await faults(page)).toEqual([]);
});

test('axe finds nothing in the dialog of a closed form', async ({ page }) => {
  await visitPublications(page, 'closed');
  await downloadButton(page, first).click();
  await expect(dialog(page).getByRole('heading', { name: gate.trouble.closed.title })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('axe finds nothing beside the status line', async ({ page }) => {
  await visitPublications(page);
  await answer(await openForm(page, first));
  await page.bringToFront();
  await expect(statusLink(page, first)).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
