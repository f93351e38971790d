import type { Page } from '@playwright/test';
import { challenges } from '@/content/challenges';
import type { FlipCardsContent } from '@/content/types';
import { faults } from './support/axe';
import { boxOf, overflowOf } from './support/boxes';
import { doubleTextSize, moveDurations, watchLayoutShifts } from './support/runtime';
import { expect, test, visit } from './support/test';

const { pairs, turnLabel, returnLabel }: FlipCardsContent = challenges;
const { challenge, benefit } = pairs.find(({ isTurned }) => !isTurned) as (typeof pairs)[number];

const section = (page: Page) => page.locator('#challenges');
const turn = (page: Page, title: string = challenge.title) =>
  section(page).getByRole('button', { name: `${turnLabel}: ${title}` });
const back = (page: Page, title: string = challenge.title) =>
  section(page).getByRole('button', { name: `${returnLabel}: ${title}` });
const heading = (page: Page, name: string) => section(page).getByRole('heading', { level: 3, name });

test('a click turns a card over, another back; nothing else moves (R4.7)', { tag: '@asked' }, async ({ page }) => {
  const shifts = await watchLayoutShifts(page, '#challenges');
  await visit(page, '/');
  const card = section(page).getByRole('listitem').filter({ hasText: challenge.title });
  await card.scrollIntoViewIfNeeded();
  const before = await boxOf(card);
  await expect(heading(page, benefit.title)).toBeHidden();
  const turned = section(page).getByRole('button', { name: new RegExp(`^${returnLabel}: `) });
  const atFirst = pairs.filter(({ isTurned }) => isTurned).length;
  await expect(turned).toHaveCount(atFirst);

  await heading(page, challenge.title).click({ force: true });
  await expect(back(page)).toBeFocused();
  await expect(back(page)).toHaveAccessibleDescription(new RegExp(benefit.title));
  await expect(turned).toHaveCount(atFirst + 1);
  await expect(heading(page, benefit.title)).toBeVisible();
  await expect(heading(page, challenge.title)).toBeHidden();
  expect(await boxOf(card)).toEqual(before);

  await heading(page, benefit.title).click({ force: true });
  await expect(heading(page, challenge.title)).toBeVisible();
  await expect(heading(page, benefit.title)).toBeHidden();
  expect(await shifts()).toBe(0);
});

test('under reduced motion a card turns without animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await turn(page).click();
  expect(await moveDurations(page)).toEqual([]);
  await expect(heading(page, benefit.title)).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`doubled text at ${width} px is cut off on neither side, and the cards pass axe`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/');
    await doubleTextSize(page);
    for (const pair of pairs) {
      // A card that starts turned over is turned back first.
      if (await back(page, pair.challenge.title).isVisible()) await back(page, pair.challenge.title).click();
      const card = section(page).getByRole('listitem').filter({ hasText: pair.challenge.title });
      const { height } = await boxOf(card);
      await turn(page, pair.challenge.title).click();
      await expect(back(page, pair.challenge.title)).toBeVisible();
      await expect.poll(() => moveDurations(page)).toEqual([]);
      const box = await boxOf(card);
      expect(box.height).toBe(height);
      expect((await boxOf(back(page, pair.challenge.title))).bottom).toBeLessThanOrEqual(box.bottom);
    }
    expect(await overflowOf(section(page).getByRole('list').first())).toBe(0);
    // All cards show their backs now.
    expect(await faults(page, '#challenges')).toEqual([]);
  });
}

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('the challenges are in order, each above its own benefit (R4.6)', { tag: '@asked' }, async ({ page }) => {
    await page.goto('/');
    const cards = section(page).getByRole('list').first().getByRole('listitem');
    for (const [index, pair] of pairs.entries()) {
      const titles = cards.nth(index).getByRole('heading', { level: 3 });
      await expect(titles).toHaveText([pair.challenge.title, pair.benefit.title]);
      expect((await boxOf(titles.last())).y).toBeGreaterThan((await boxOf(titles.first())).bottom);
    }
  });
});
