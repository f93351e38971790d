import type { Page } from '@playwright/test';
import { legal } from '@/content/legal';
import { counterInterval, counterRun, counterStep, counterUnit } from '../components/sections/counter/counter-steps';
import { watchLayoutShifts } from './support/runtime';
import { expect, islandsReady, test, visit } from './support/test';

const { value, display } = legal.keyFigure;
const { thousands, duration } = counterRun(value);
const [step, interval] = [counterStep.toLocaleString('en'), counterInterval];

/** The digits, drawn over the final figure; that one is hidden, so it is found by its text. */
const figure = (page: Page) => page.getByText(display, { exact: true }).last();

/** What the digits say now, in thousands. */
const shown = (page: Page) =>
  figure(page).evaluate((final) =>
    Number(getComputedStyle(final.parentElement as Element, '::before').getPropertyValue('--counter-thousands')),
  );

/** Counts how often the digits start to count. Call it before `goto`. */
async function watchStarts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const starts = { count: 0 };
    Object.assign(window, { starts });
    document.addEventListener('animationstart', ({ animationName }) => {
      if (animationName.includes('count-up')) starts.count += 1;
    });
  });
  return () => page.evaluate(() => (window as unknown as { starts: { count: number } }).starts.count);
}

test(`the figure rises by ${step} every ${interval} ms and stops at ${display} (R4.8, R4.9)`, {
  tag: '@asked',
}, async ({ page }) => {
  await page.goto('/legal/');
  const at = (elapsed: number) =>
    figure(page).evaluate((final, time) => {
      const digits = final.parentElement as Element;
      // It counts anew from where it waits: once at its end it is gone.
      digits.parentElement?.setAttribute('data-waiting', '');
      getComputedStyle(digits, '::before').getPropertyValue('animation-name');
      digits.parentElement?.removeAttribute('data-waiting');
      const [count] = digits.getAnimations({ subtree: true });
      if (!count) throw new Error('The digits do not count.');
      count.pause();
      count.currentTime = time;
      return Number(getComputedStyle(digits, '::before').getPropertyValue('--counter-thousands'));
    }, elapsed);
  for (const steps of [0, 0.5, 1, 1.5, 10, 10.5, duration / interval - 0.5, duration / interval]) {
    const figureThen = Math.min(value, Math.floor(steps) * counterStep);
    expect((await at(steps * interval)) * counterUnit, `after ${steps} steps`).toBe(figureThen);
  }
});

test('on the first screen it counts once, by itself, and nothing moves', async ({ page }) => {
  const starts = await watchStarts(page);
  const shifts = await watchLayoutShifts(page, 'main');
  await page.goto('/legal/');
  await expect.poll(() => shown(page)).toBe(thousands);
  await islandsReady(page);
  expect(await shown(page)).toBe(thousands);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await shown(page)).toBe(thousands);
  expect(await starts()).toBe(1);
  expect(await shifts()).toBe(0);
});

test('below the first screen it waits, and counts when it first comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  const starts = await watchStarts(page);
  await page.goto('/legal/');
  await expect.poll(starts).toBe(1);
  await islandsReady(page);
  await expect.poll(() => shown(page)).toBe(0);

  await figure(page).evaluate((final) => final.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => shown(page)).toBe(thousands);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await figure(page).evaluate((final) => final.scrollIntoView({ behavior: 'instant' }));
  expect(await shown(page)).toBe(thousands);
  expect(await starts()).toBe(2);
});

test('a figure that has been seen is not wound back, wherever the page is scrolled to', async ({ page }) => {
  await page.goto('/legal/');
  await expect.poll(() => shown(page)).toBe(thousands);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await islandsReady(page);
  expect(await shown(page)).toBe(thousands);
});

test('less motion, paper: the figure stands', async ({ page }) => {
  const starts = await watchStarts(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 300 });
  await visit(page, '/legal/');
  expect(await shown(page)).toBe(thousands);
  expect(await starts()).toBe(0);

  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  expect(await shown(page)).toBe(thousands);
});

test('it is read out once, whole', async ({ page }) => {
  await page.goto('/legal/');
  const tree = await page.getByRole('main').ariaSnapshot();
  expect(tree.split(display)).toHaveLength(2);
});
