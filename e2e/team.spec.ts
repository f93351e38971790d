import { team } from '@/content/team';
import { expect, test } from './support/test';

test('every member is entered with a portrait that has arrived, undistorted (R2.5)', async ({ page }) => {
  await page.goto('/team/');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { name, role, photoAlt } of team.list.members) {
      const entry = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name }) });
      await expect(entry.getByText(role)).toBeVisible();
      const portrait = entry.getByRole('img', { name: photoAlt });
      await portrait.scrollIntoViewIfNeeded();
      await expect
        .poll(() => portrait.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      const shown = await portrait.boundingBox();
      expect((shown?.width ?? 0) / (shown?.height ?? 1), `${name} at ${width} px`).toBeCloseTo(4 / 5, 2);
    }
  }
});
