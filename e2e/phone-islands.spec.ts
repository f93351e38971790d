import type { Page } from '@playwright/test';
import { features } from '@/content/features';
import { phone } from './support/phone';
import { hold, scripts, watchLayoutShifts } from './support/runtime';
import { expect, islandsReady, test, visit } from './support/test';

test.use(phone);

const { items, selectLabel, title, nextLabel } = features;
const names = items.map(({ name }) => name);
const section = (page: Page) => page.getByRole('region', { name: title });
const select = (page: Page) => section(page).getByLabel(selectLabel);
const panel = (page: Page, name: string) => section(page).getByRole('tabpanel', { name, exact: true });

/** One finger across the panel, from one side to the other. */
async function swipe(page: Page, by: number) {
  await section(page)
    .getByRole('tabpanel')
    .evaluate((element, distance) => {
      const touch = (clientX: number) => new Touch({ identifier: 1, target: element, clientX, clientY: 300 });
      const send = (type: string, clientX: number, touches: Touch[]) =>
        element.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch(clientX)] }));
      send('touchstart', 180, [touch(180)]);
      send('touchend', 180 + distance, []);
    }, by);
}

test('each feature is chosen from the list (R4.2)', async ({ page }) => {
  await visit(page, '/');
  for (const { name, title: panelTitle } of items) {
    await select(page).selectOption(name);
    await expect(panel(page, name).getByRole('heading', { name: panelTitle })).toBeVisible();
    await expect(section(page).getByRole('tab', { selected: true })).toHaveAccessibleName(name);
  }
});

test('a choice made before the scripts have come counts once they have', async ({ page }) => {
  const held = await hold(page, scripts);
  await page.goto('/');
  const last = items[items.length - 1] as (typeof items)[number];
  await select(page).selectOption(last.name);
  held.release();
  await expect(section(page).getByRole('tab', { selected: true })).toHaveAccessibleName(last.name);
  await expect(select(page)).toHaveValue(`feature-${last.id}`);
});

test('an arrow and a swipe each go one feature on', async ({ page }) => {
  await visit(page, '/');
  await section(page).getByRole('button', { name: nextLabel }).tap();
  await expect(panel(page, names[1] as string)).toBeVisible();
  await swipe(page, -120);
  await expect(panel(page, names[2] as string)).toBeVisible();
  await swipe(page, 120);
  await expect(panel(page, names[1] as string)).toBeVisible();
  await swipe(page, -20);
  await expect(panel(page, names[1] as string)).toBeVisible();
});

test('nothing in the section moves when the scripts arrive', async ({ page }) => {
  const shifts = await watchLayoutShifts(page, '#features');
  await page.goto('/');
  await section(page).scrollIntoViewIfNeeded();
  // What a late face moves is late-faces.spec.ts's; what is near the window alone asks for its own.
  await page.evaluate(() => new Promise(requestAnimationFrame).then(() => document.fonts.ready));
  const height = (await section(page).boundingBox())?.height;
  await islandsReady(page);
  await expect(section(page).getByRole('tab', { selected: true })).toBeVisible();
  expect((await section(page).boundingBox())?.height).toBe(height);
  expect(await shifts()).toBe(0);
});
