import { publicationLists } from '@/content/publication-lists';
import { expect, islandsReady, test } from './support/test';

test('paper shows both lists of publications under their headings, and no header over the words', async ({ page }) => {
  await page.goto('/web/publications/');
  await islandsReady(page);
  await page.emulateMedia({ media: 'print' });
  for (const { label } of publicationLists) {
    const list = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: label }) });
    await expect(list.getByRole('heading', { level: 2, name: label })).toBeVisible();
    await expect(list.getByRole('heading', { level: 3 }).first()).toBeVisible();
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('the chosen list of publications and the page being read can be told in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/web/publications/');
  await islandsReady(page);
  const lines = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
  expect(new Set(lines).size).toBe(lines.length);
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus-visible');
  expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});
