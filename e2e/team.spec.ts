import type { Page } from '@playwright/test';
import { team } from '@/content/team';
import { boxOf } from './support/boxes';
import { expect, test } from './support/test';

/** Each member's words and portrait. */
const entries = (page: Page) =>
  team.list.members.map(({ name, role, photoAlt }) => {
    const entry = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name }) });
    return { name, role: entry.getByText(role), portrait: entry.getByRole('img', { name: photoAlt }) };
  });

test('every member is entered with a portrait that has arrived, undistorted (R2.5)', {
  tag: ['@asked', '@engines'],
}, async ({ page }) => {
  await page.goto('/team/');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { name, role, portrait } of entries(page)) {
      await expect(role).toBeVisible();
      await portrait.scrollIntoViewIfNeeded();
      await expect
        .poll(() => portrait.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      const shown = await boxOf(portrait);
      expect(shown.width / shown.height, `${name} at ${width} px`).toBeCloseTo(4 / 5, 2);
    }
  }
});

test('who looks out of a portrait is written beside it on a phone (R12.1)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/team/');
  for (const { name, role, portrait } of entries(page)) {
    const [words, picture] = [await boxOf(role), await boxOf(portrait)];
    expect(words.x, name).toBeGreaterThan(picture.right);
    expect(words.y, name).toBeLessThan(picture.bottom);
  }
});

test('a laptop’s first screen has the first portrait whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/team/');
  await expect(page.getByRole('article').first().getByRole('img')).toBeInViewport({ ratio: 1 });
});
