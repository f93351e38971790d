import type { Page } from '@playwright/test';
import { legal } from '@/content/legal';
import { watchLayoutShifts } from './support/runtime';
import { expect, islandsReady, test } from './support/test';

const { display } = legal.keyFigure;

/** What the digits say, drawn over the final figure; at a time of their animation, in milliseconds, where one is given. */
const shown = (page: Page, time?: number) =>
  page
    .getByText(display, { exact: true })
    .last()
    .evaluate((final, elapsed) => {
      const digits = final.parentElement as HTMLElement;
      if (elapsed !== undefined) {
        // Begins anew: an animation at its end is gone.
        digits.style.display = 'none';
        digits.getBoundingClientRect();
        digits.style.display = '';
        const [count] = digits.getAnimations({ subtree: true });
        if (!count) throw new Error('The digits do not count.');
        count.pause();
        count.currentTime = elapsed;
      }
      return 1000 * Number(getComputedStyle(digits, '::before').getPropertyValue('--counter-thousands'));
    }, time);

test('the figure rises by 10,000 every 10 ms and stops at 300,000 (R4.8, R4.9)', { tag: ['@asked'] }, async ({
  page,
}) => {
  await page.goto('/legal/');
  for (const [elapsed, figure] of [
    [0, 0],
    [5, 0],
    [10, 10_000],
    [15, 10_000],
    [100, 100_000],
    [295, 290_000],
    [300, 300_000],
  ] as const)
    expect(await shown(page, elapsed), `after ${elapsed} ms`).toBe(figure);
});

test('it counts once, as the page opens, moves nothing, and is read whole; still where less motion is asked for', async ({
  page,
}) => {
  const shifts = await watchLayoutShifts(page, 'main');
  await page.goto('/legal/');
  await expect(page.getByText(display, { exact: true }).last()).toBeInViewport();
  await expect.poll(() => shown(page)).toBe(300_000);
  await islandsReady(page);
  expect(await shown(page)).toBe(300_000);
  expect(await shifts()).toBe(0);
  expect((await page.getByRole('main').ariaSnapshot()).split(display)).toHaveLength(2);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await shown(page)).toBe(300_000);
});

test('below the screen it waits, and counts when it comes into view; once seen it is not wound back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('/legal/');
  await islandsReady(page);
  const final = page.getByText(display, { exact: true }).last();
  expect(await shown(page)).toBe(0);
  for (let times = 0; times < 2; times += 1) {
    await final.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => shown(page)).toBe(300_000);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
  expect(await shown(page)).toBe(300_000);
});
