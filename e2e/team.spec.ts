import { team } from '../content/team';
import { expect, test } from './support/test';

const { members } = team.register;

for (const width of [360, 1280]) {
  test(`at ${width} px every member is entered with a portrait that has arrived, undistorted`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/team/');
    for (const { name, role, photoAlt } of members) {
      const entry = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name }) });
      await expect(entry.getByText(role)).toBeVisible();
      const portrait = entry.getByRole('img', { name: photoAlt });
      await portrait.scrollIntoViewIfNeeded();
      await expect
        .poll(() => portrait.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      const shown = await portrait.boundingBox();
      expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(4 / 5, 2);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('a profile opens in a new tab without handing over this page', async ({ page, context }) => {
  const [{ profile }] = members;
  await context.route(profile.href, (route) => route.fulfill({ body: 'profile' }));
  await page.goto('/team/');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: profile.label }).click();
  const profilePage = await opened;
  expect(profilePage.url()).toBe(profile.href);
  expect(await profilePage.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(/\/team\/$/);
});

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the register is complete', async ({ page }) => {
    await page.goto('/team/');
    for (const { name, bio, profile } of members) {
      await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
      await expect(page.getByText(bio)).toBeVisible();
      await expect(page.getByRole('link', { name: profile.label })).toHaveAttribute('href', profile.href);
    }
  });
});
