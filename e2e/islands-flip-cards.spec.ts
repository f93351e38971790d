import type { Page } from '@playwright/test';
import { challenges } from '@/content/challenges';
import { faults } from './support/axe';
import { boxOf, overflowOf } from './support/boxes';
import { doubleText, hold, movesBegunBy, runningMoves, scripts, watchLayoutShifts } from './support/runtime';
import { expect, test, visit } from './support/test';

const { pairs, turnLabel, returnLabel } = challenges;
const [{ challenge, benefit }] = pairs;

const section = (page: Page) => page.locator('#challenges');
const turn = (page: Page, title: string = challenge.title) =>
  section(page).getByRole('button', { name: `${turnLabel}: ${title}` });
const back = (page: Page, title: string = challenge.title) =>
  section(page).getByRole('button', { name: `${returnLabel}: ${title}` });
const heading = (page: Page, name: string) => section(page).getByRole('heading', { level: 3, name });

test('a click anywhere on a card turns it over, another turns it back, and the page keeps its shape (R4.7)', {
  tag: '@asked',
}, async ({ page }) => {
  const shifts = await watchLayoutShifts(page, '#challenges');
  await visit(page, '/');
  const card = section(page).getByRole('listitem').first();
  await card.scrollIntoViewIfNeeded();
  const before = await boxOf(card);
  await expect(heading(page, benefit.title)).toBeHidden();

  await heading(page, challenge.title).click({ force: true });
  await expect(heading(page, benefit.title)).toBeVisible();
  await expect(heading(page, challenge.title)).toBeHidden();
  expect(await boxOf(card)).toEqual(before);

  await heading(page, benefit.title).click({ force: true });
  await expect(heading(page, challenge.title)).toBeVisible();
  await expect(heading(page, benefit.title)).toBeHidden();
  expect(await shifts()).toBe(0);
});

test('it rotates for 150 to 300 ms, and not at all where the reader wants less motion', async ({ page }) => {
  await visit(page, '/');
  const [duration] = await movesBegunBy(page, () => turn(page).click());
  expect(duration).toBeGreaterThanOrEqual(150);
  expect(duration).toBeLessThanOrEqual(300);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => runningMoves(page)).toEqual([]);
  await turn(page, pairs[1].challenge.title).click();
  expect(await runningMoves(page)).toEqual([]);
  await expect(heading(page, pairs[1].benefit.title)).toBeVisible();
});

test('a press made before the scripts have come turns the card once they have', async ({ page }) => {
  const held = await hold(page, scripts);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await turn(page).click();
  await expect(heading(page, benefit.title)).toBeHidden();
  held.release();
  await expect(heading(page, benefit.title)).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`doubled text at ${width} px is cut off on neither face, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/');
    await doubleText(page);
    for (const pair of pairs) {
      // One that stands turned from the start is turned back, and measured as the others are.
      if (await back(page, pair.challenge.title).isVisible()) await back(page, pair.challenge.title).click();
      const card = section(page).getByRole('listitem').filter({ hasText: pair.challenge.title });
      const { height } = await boxOf(card);
      await turn(page, pair.challenge.title).click();
      await expect(back(page, pair.challenge.title)).toBeVisible();
      await expect.poll(() => runningMoves(page)).toEqual([]);
      const box = await boxOf(card);
      expect(box.height).toBe(height);
      expect((await boxOf(back(page, pair.challenge.title))).bottom).toBeLessThanOrEqual(box.bottom);
    }
    expect(await overflowOf(section(page).getByRole('list').first())).toBe(0);
    // Every card is turned now.
    expect(await faults(page, '#challenges')).toEqual([]);
  });
}

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('the faces of every card stand one under the other', async ({ page }) => {
    await page.goto('/');
    for (const pair of pairs) {
      const front = await boxOf(heading(page, pair.challenge.title));
      expect((await boxOf(heading(page, pair.benefit.title))).y).toBeGreaterThan(front.y);
    }
  });
});
