// That no script comes before a signal, and the islands after it, is held for every route in budgets.spec.ts.
import { challenges } from '@/content/challenges';
import type { FlipCardsContent } from '@/content/types';
import { scripts, watchLayoutShifts } from './support/runtime';
import { expect, test } from './support/test';

for (const width of [360, 1280]) {
  test(`when the scripts fail while somebody reads nothing moves at ${width} px, and both sides of a card can be had`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchLayoutShifts(page, 'main');
    let cut = () => {};
    const line = new Promise<void>((resolve) => {
      cut = resolve;
    });
    await page.route(scripts, (request) => line.then(() => request.abort()));
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const { pairs }: FlipCardsContent = challenges;
    const { challenge, benefit } = pairs.find(({ isTurned }) => !isTurned) as (typeof pairs)[number];
    const turn = page.getByRole('button', { name: `${challenges.turnLabel}: ${challenge.title}` });
    await turn.scrollIntoViewIfNeeded();
    const before = await shifts();
    cut();
    await expect(page.locator('html')).toHaveAttribute('data-runtime', 'failed');
    expect(await shifts()).toBe(before);

    await turn.click();
    await expect(page.getByRole('heading', { name: benefit.title })).toBeVisible();
    await page.getByRole('button', { name: `${challenges.returnLabel}: ${challenge.title}` }).click();
    await expect(page.getByRole('heading', { name: benefit.title })).toBeHidden();
    expect(await shifts()).toBe(before);
    problems.length = 0;
  });
}
