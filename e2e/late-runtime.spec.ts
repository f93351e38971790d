// budgets.spec.ts tests for every route that scripts load only after the first input.
import { challenges } from '@/content/challenges';
import { publicationLists } from '@/content/publication-lists';
import type { FlipCardsContent } from '@/content/types';
import { holdRequests, scripts, watchLayoutShifts } from './support/runtime';
import { expect, islandsReady, test } from './support/test';

const lastTab = publicationLists.at(-1)?.hash;

for (const { address, place, width } of [
  { address: '/', place: '#features h3', width: 360 },
  { address: '/', place: '#features h3', width: 1280 },
  { address: '/legal/', place: 'h1', width: 1280 },
  { address: `/web/publications/#${lastTab}`, place: `#${lastTab} h3`, width: 1280 },
]) {
  test(`at ${width} px nothing moves at the ${place} of ${address} when the scripts load`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchLayoutShifts(page);
    // A mouse move of the browser's own could load the scripts before the first measurement.
    const held = await holdRequests(page, scripts);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    await page.locator(place).first().scrollIntoViewIfNeeded();
    const before = await shifts();
    held.release();
    await islandsReady(page);
    expect(await shifts()).toBe(before);
  });
}

for (const width of [360, 1280]) {
  test(`when the scripts fail nothing moves at ${width} px, and each card turns`, async ({ page, problems }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchLayoutShifts(page, 'main');
    await page.route(scripts, (request) => request.abort());
    const held = await holdRequests(page, scripts);
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const { pairs }: FlipCardsContent = challenges;
    const { challenge, benefit } = pairs.find(({ isTurned }) => !isTurned) as (typeof pairs)[number];
    const turn = page.getByRole('button', { name: `${challenges.turnLabel}: ${challenge.title}` });
    await turn.scrollIntoViewIfNeeded();
    const before = await shifts();
    held.release();
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
