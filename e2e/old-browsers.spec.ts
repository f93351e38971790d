import { features } from '@/content/features';
import { gate } from '@/content/gate';
import { previewForm } from '@/content/preview-form';
import { phone } from './support/phone';
import { expect, test } from './support/test';

test.describe('in a browser older than the runtime', () => {
  test.use(phone);

  test('no script is asked for, everything is there to be read, and the PDF can be had (R10.7)', async ({ page }) => {
    await page.addInitScript(() => {
      delete (CSS as unknown as Record<string, unknown>).registerProperty;
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await page.keyboard.press('Shift');
    await page.mouse.wheel(0, 800);
    for (const { title } of features.items) {
      await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
    }

    await page.goto('/web/publications/');
    await page.getByRole('link', { name: gate.buttonLabel }).first().click();
    await expect(page).toHaveURL(/\/forms\/preview\//);
    await expect(page.getByRole('heading', { name: previewForm.noScript.title })).toBeVisible();
    // Every publication's file is there until the address has told which one is wanted.
    const file = page.getByRole('link', { name: /\(PDF, / });
    await expect(file).toHaveCount(1);
    await expect(file).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
  });
});
