import { gate } from '@/content/gate';
import { first } from './support/gate';
import { expect, test, visit } from './support/test';

const path = `/web/publications/${first.slug}/`;

test('Download PDF opens the gate for this publication', async ({ page }) => {
  await visit(page, path);
  await page.getByRole('button', { name: gate.buttonLabel }).click();
  await expect(page.getByRole('dialog')).toContainText(first.title);
});

test('a case leads to its subject, and from there back to its place (R5.13)', async ({ page }) => {
  const [one] = first.contents;
  if (!one) return;
  await page.goto(path);
  await page.getByRole('listitem').getByRole('link', { name: one.subject }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: one.subject })).toBeVisible();
  await page.getByRole('link', { name: one.name, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`${path}#`));
  await expect(page.getByRole('heading', { level: 3, name: one.name })).toBeInViewport();
});
