/** The library of publications and its gate, in each of their states, wide and narrow. Pages as they come: pages.spec.ts. */
import type { Page } from '@playwright/test';
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

/** @param within what has changed; pages as they come are read whole, in pages.spec.ts */
async function expectNoFaults(page: Page, state: string, within?: string): Promise<void> {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    expect(await faults(page, within), `${state}, ${size.width} px wide`).toEqual([]);
  }
}

test('axe finds nothing with any of the tabs open', async ({ page }) => {
  await visitPublications(page);
  for (const list of lists) {
    await page.getByRole('tab', { name: list.label }).click();
    await expect(page.getByRole('tabpanel', { name: list.label })).toBeVisible();
    await expectNoFaults(page, list.label);
  }
});

test('axe finds nothing in the open dialog, the form in it and the form with mistakes', async ({ page }) => {
  await visitPublications(page);
  const form = await openForm(page, first);
  await expectNoFaults(page, 'the dialog', 'dialog');
  await submitButton(form).click();
  await expect(form.getByText(previewForm.fields.name.missing)).toBeVisible();
  await expectNoFaults(page, 'the form with mistakes', 'dialog');
});

test('axe finds nothing beside the status line', async ({ page }) => {
  await visitPublications(page);
  await answer(await openForm(page, first));
  await page.bringToFront();
  await expect(statusLink(page, first)).toBeVisible();
  await expectNoFaults(page, 'the status line');
});

test('axe finds nothing in the dialog that waits and then gives up', async ({ page }) => {
  await page.clock.install();
  await visitPublications(page, 'never');
  await downloadButton(page, first).click();
  await expect(dialog(page).getByText(gate.loading)).toBeVisible();
  await page.clock.fastForward(9_000);
  await expect(dialog(page).getByRole('heading', { name: gate.trouble.silent.title })).toBeVisible();
  await page.clock.resume();
  await expectNoFaults(page, 'the ways out', 'dialog');
});

test('axe finds nothing in the dialog of a closed form', async ({ page }) => {
  await visitPublications(page, 'closed');
  await downloadButton(page, first).click();
  await expect(dialog(page).getByRole('heading', { name: gate.trouble.closed.title })).toBeVisible();
  await expectNoFaults(page, 'a closed form', 'dialog');
});
