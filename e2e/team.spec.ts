import { team } from '@/content/team';
import { boxOf } from './support/boxes';
import { expect, test } from './support/test';

test('each member has a portrait, undistorted (R2.5, R12.1)', { tag: ['@asked', '@engines'] }, async ({ page }) => {
  await page.goto('/team/');
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('article').first().getByRole('img'), 'on a laptop’s first screen').toBeInViewport({
    ratio: 1,
  });
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { name, role, photoAlt } of team.list.members) {
      const entry = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name }) });
      const portrait = entry.getByRole('img', { name: photoAlt });
      await expect(entry.getByText(role)).toBeVisible();
      await portrait.scrollIntoViewIfNeeded();
      await expect
        .poll(() => portrait.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      const shown = await boxOf(portrait);
      expect(shown.width / shown.height, `${name} at ${width} px`).toBeCloseTo(4 / 5, 2);
      if (width !== 320) continue;
      const words = await boxOf(entry.getByText(role));
      expect([words.x > shown.right, words.y < shown.bottom], `${name}, beside the portrait`).toEqual([true, true]);
    }
  }
});
