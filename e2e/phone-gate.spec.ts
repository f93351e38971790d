/** The download as a thumb goes about it: the tab, the button, the form, the PDF. */
import { gate } from '@/content/gate';
import {
  dialog,
  downloadButton,
  fillIn,
  formFrame,
  last,
  lists,
  statusLink,
  submitButton,
  visitPublications,
} from './support/gate';
import { phone } from './support/phone';
import { expect, test } from './support/test';

// The narrowest that is still sold.
test.use({ ...phone, viewport: { width: 320, height: 568 } });

test('a tap opens the other tab, the form in its dialog, not over the screen, and the PDF (R6.1, R6.3)', async ({
  page,
}) => {
  await visitPublications(page);
  await page.getByRole('tab', { name: lists.at(-1)?.label }).tap();
  await downloadButton(page, last).tap();
  await expect(dialog(page)).toBeVisible();
  const form = formFrame(page);
  await fillIn(form);
  const sideways = (element: Element) => element.scrollWidth - element.clientWidth;
  for (const part of [page.locator('html'), dialog(page), form.locator('html')])
    expect(await part.evaluate(sideways)).toBe(0);
  const opening = page.context().waitForEvent('page');
  await submitButton(form).tap();
  expect((await opening).url()).toContain(last.pdfUrl);
  await page.bringToFront();
  await expect(statusLink(page, last)).toBeVisible();
  const line = page.getByRole('status').filter({ hasText: gate.status.opened });
  expect((await line.boundingBox())?.width).toBeLessThanOrEqual(320);
});
