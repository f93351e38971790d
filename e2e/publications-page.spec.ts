import { gate } from '@/content/gate';
import { first } from './support/gate';
import { expect, test, visit } from './support/test';

const path = `/web/publications/${first.slug}/`;

test('Download PDF opens the gate for this publication', async ({ page }) => {
  await visit(page, path);
  await page.getByRole('button', { name: gate.buttonLabel }).click();
  await expect(page.getByRole('dialog')).toContainText(first.title);
});
