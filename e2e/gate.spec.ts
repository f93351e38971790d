import { gate } from '@/content/gate';
import {
  answer,
  dialog,
  downloadButton,
  field,
  first,
  formFrame,
  openForm,
  second,
  statusLink,
  submitButton,
  visitPublications,
} from './support/gate';
import { expect, islandsReady, test } from './support/test';

test('a press opens the dialog, named and told what it is for, with the form in it', async ({ page }) => {
  await visitPublications(page);
  await openForm(page, first);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toHaveAccessibleDescription(`${gate.dialog.text} ${first.title}`);
  await expect(dialog(page).locator('iframe')).toHaveAttribute('title', new RegExp(gate.dialog.frameTitle));
  await expect(dialog(page).locator('iframe')).toHaveAttribute('allow', '');
  expect((await dialog(page).locator('iframe').boundingBox())?.height).toBe(500);
});

test('submitting the form opens the PDF in a new tab, closes the dialog and leaves a plain link', async ({ page }) => {
  await visitPublications(page);
  const tab = page.context().waitForEvent('page');
  await answer(await openForm(page, first));
  expect((await tab).url()).toContain(first.pdfUrl);
  expect(await (await tab).evaluate(() => window.opener)).toBeNull();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: gate.status.opened })).toBeVisible();
  await expect(statusLink(page, first)).toHaveAttribute('href', first.pdfUrl);
  await expect(downloadButton(page, first)).toBeFocused();
});

test('the whole way by keyboard alone', async ({ page }) => {
  await visitPublications(page);
  await downloadButton(page, first).focus();
  const tab = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  const form = formFrame(page);
  await submitButton(form).waitFor();
  // From wherever the dialog has put the focus, through the frame's border, field by field.
  const name = field(form, 'name');
  for (let presses = 0; presses < 8; presses += 1) {
    if (await name.evaluate((element) => element === document.activeElement && document.hasFocus())) break;
    await page.keyboard.press('Tab');
  }
  await expect(name).toBeFocused();
  await page.keyboard.type('A. Wanjiru');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a.wanjiru@firm.example');
  await page.keyboard.press('Enter');
  expect((await tab).url()).toContain(first.pdfUrl);
  await expect(downloadButton(page, first)).toBeFocused();
});

test('a press made before the runtime has arrived opens the dialog', async ({ page }) => {
  await page.goto('/web/publications/');
  await page.getByRole('link', { name: gate.buttonLabel }).first().click();
  await expect(dialog(page)).toBeVisible();
  await submitButton(formFrame(page)).waitFor();
  await page.keyboard.press('Escape');
  await expect(downloadButton(page, first)).toBeFocused();
});

test('a long press that begins on the link and ends after the runtime has arrived opens the dialog', async ({
  page,
}) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/web/publications/');
  await page.getByRole('link', { name: gate.buttonLabel }).first().hover();
  await page.mouse.down();
  arrive();
  // The next card's link has been replaced; this one, under the finger, has not.
  await downloadButton(page, second).waitFor();
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
});

test('the button that takes the place of a focused link has its focus', async ({ page }) => {
  await page.goto('/web/publications/');
  await page.getByRole('link', { name: gate.buttonLabel }).nth(1).focus();
  await islandsReady(page);
  await expect(downloadButton(page, second)).toBeFocused();
});

for (const [way, leave] of [
  ['the close button', ({ page }) => dialog(page).getByRole('button', { name: gate.dialog.closeLabel }).click()],
  ['Escape in the dialog', ({ page }) => page.keyboard.press('Escape')],
  ['Escape in the form', ({ page }) => field(formFrame(page), 'name').press('Escape')],
] as Array<[string, (fixtures: { page: import('@playwright/test').Page }) => Promise<void>]>) {
  test(`${way} closes the dialog, and the page stands where it stood`, async ({ page }) => {
    await visitPublications(page);
    await downloadButton(page, second).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await openForm(page, second);
    await page.mouse.wheel(0, 600);
    await leave({ page });
    await expect(dialog(page)).toBeHidden();
    await expect(downloadButton(page, second)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
}

test('answers survive closing and reopening the dialog', async ({ page }) => {
  await visitPublications(page);
  const form = await openForm(page, first);
  await field(form, 'name').fill('A. Wanjiru');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await downloadButton(page, first).click();
  await expect(field(form, 'name')).toHaveValue('A. Wanjiru');
});

test('another publication sends its own title, and opens its own PDF', async ({ page }) => {
  await visitPublications(page);
  await openForm(page, first);
  await page.keyboard.press('Escape');
  const form = await openForm(page, second);
  const source = new URL((await dialog(page).locator('iframe').getAttribute('src')) ?? '');
  expect(new URLSearchParams(source.hash.slice(1)).get('publication')).toBe(second.title);
  await expect(dialog(page)).toHaveAccessibleDescription(`${gate.dialog.text} ${second.title}`);
  const tab = page.context().waitForEvent('page');
  await answer(form);
  expect((await tab).url()).toContain(second.pdfUrl);
});

test('the form is asked again after a submission', async ({ page }) => {
  await visitPublications(page);
  await answer(await openForm(page, first));
  await expect(statusLink(page, first)).toBeVisible();
  await page.bringToFront();
  // The form that was sent leaves when its own calls have had their time.
  await expect(page.locator('dialog iframe')).toHaveCount(0);
  await openForm(page, first);
  await expect(field(formFrame(page), 'name')).toHaveValue('');
});

test('the status line can be put away', async ({ page }) => {
  await visitPublications(page);
  await answer(await openForm(page, first));
  await page.bringToFront();
  await page.getByRole('button', { name: gate.status.dismissLabel }).click();
  await expect(statusLink(page, first)).toBeHidden();
});
