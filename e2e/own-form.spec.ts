import type { Page } from '@playwright/test';
import { ownFormPage } from '@/content/built-in-form';
import { gate } from '@/content/gate';
import { card, dialog, downloadButton, first, formFrame, formPage, visitPublications } from './support/gate';
import { expect, test } from './support/test';

// The form of this export, set by the owner or package.json; `answerForService` answers in place of Typeform.
const {
  NEXT_PUBLIC_TYPEFORM_ID: id,
  NEXT_PUBLIC_TYPEFORM_REGION: region,
  NEXT_PUBLIC_TYPEFORM_SANDBOX: sandbox,
} = process.env;
const formAddress = `https://form.typeform.${region === 'eu' ? 'eu' : 'com'}/to/${id}`;

const body = formPage(`say('form-ready');`);

/** Answers requests to Typeform; returns their addresses. */
async function answerForService(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(/^https:\/\/form\.typeform\.(com|eu)\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body });
  });
  return asked;
}

test('the form is requested on click, not before (R6.4, R6.5, R6.7)', { tag: '@asked' }, async ({ page }) => {
  const asked = await answerForService(page);
  await visitPublications(page);
  await downloadButton(page, first).hover();
  expect(asked).toEqual([]);
  await downloadButton(page, first).click();
  await expect(formFrame(page).getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(dialog(page).getByText(gate.loading)).toBeHidden();
  expect(asked).toHaveLength(1);
  const { origin: host, pathname, searchParams } = new URL(asked[0] ?? '');
  expect(host + pathname).toBe(formAddress);
  // components/publications/gate/download-button.test.tsx tests all parameters.
  expect(searchParams.get('enable-sandbox')).toBe(sandbox === 'true' ? 'true' : null);
  const { hash } = new URL((await dialog(page).locator('iframe').getAttribute('src')) ?? '');
  expect(hash).toBe(`#${new URLSearchParams({ publication: first.title })}`);
});

test('without scripts a page links to form and PDF (R5.9)', { tag: '@asked' }, async ({ page, context, problems }) => {
  const asked = await answerForService(page);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/web/publications/');
  await card(page, first).getByRole('link', { name: gate.buttonLabel }).click();
  await expect(page.getByRole('heading', { level: 1, name: ownFormPage.title })).toBeVisible();
  await expect(page.getByText(first.title)).toHaveCount(2);
  const form = context.waitForEvent('page');
  await page.getByRole('link', { name: ownFormPage.formLabel }).filter({ visible: true }).click();
  await (await form).waitForLoadState();
  expect(asked).toEqual([formAddress]);
  await page.getByText(ownFormPage.sentLabel).filter({ visible: true }).click();
  const file = page.getByRole('link', { name: first.title }).filter({ visible: true });
  await expect(file).toHaveAttribute('href', first.pdfUrl);
  problems.length = 0;
});
