import type { Page } from '@playwright/test';
import { legal } from '@/content/legal';
import { boxOf } from './support/boxes';
import { expect, islandsReady, test } from './support/test';

// components/sections/counter/counter-texts.test.ts tests the steps in between.
const { display } = legal.keyFigure;
const atFirst = { step: 0, line: expect.stringMatching(/^\D*0(\.0+)?\D*$/) };
const atLast = { step: 30, line: display };

/** The step and text that the counter shows, now or `time` milliseconds into its animation. */
const shown = (page: Page, time?: number) =>
  page
    .getByText(display, { exact: true })
    .last()
    .evaluate((final, elapsed) => {
      const digits = final.parentElement as HTMLElement;
      if (elapsed !== undefined) {
        // Restarts the animation, since one that has ended is not listed.
        digits.style.display = 'none';
        digits.getBoundingClientRect();
        digits.style.display = '';
        const [count] = digits.getAnimations({ subtree: true });
        if (!count) throw new Error('The digits do not count.');
        count.pause();
        count.currentTime = elapsed;
      }
      const [, moved = '0'] = getComputedStyle(digits, '::before').translate.split(' ');
      const lines = String(digits.dataset.lines).split('\n');
      const step = Math.round(Math.abs(Number.parseFloat(moved) / 100) * lines.length);
      return { step, line: lines[step] };
    }, time);

test('the figure counts up in thirty steps of 10 ms (R4.8, R4.9)', { tag: ['@asked'] }, async ({ page }) => {
  await page.goto('/legal/');
  for (const [elapsed, step] of [
    [5, 0],
    [10, 1],
    [15, 1],
    [100, 10],
    [295, 29],
    [300, 30],
  ] as const)
    expect(await shown(page, elapsed), `after ${elapsed} ms`).toMatchObject({ step });
});

/** Starts all animations paused, since on a slow machine they could end before the test reads them. */
const stopped = (page: Page) =>
  page.addInitScript(() => {
    const paused = new CSSStyleSheet();
    paused.replaceSync('*, ::before { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [paused];
  });

test('counts at once, but not under reduced motion or in print (R4.9)', { tag: '@asked' }, async ({ page }) => {
  await stopped(page);
  await page.goto('/legal/');
  expect(await shown(page)).toEqual(atFirst);
  await page.emulateMedia({ media: 'print' });
  expect(await shown(page)).toEqual(atLast);
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
  expect(await shown(page)).toEqual(atLast);
  // Under reduced motion a counter below the screen shows the final figure too.
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.reload();
  await islandsReady(page);
  expect(await shown(page)).toEqual(atLast);
});

test('no digit is cut off at its top or bottom, on a phone and on a desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/legal/');
    const digits = page.getByText(display, { exact: true }).last().locator('..');
    await digits.scrollIntoViewIfNeeded();
    const { x, y, width: wide, height } = await boxOf(digits);
    const drawn = () => page.screenshot({ clip: { x, y: y - height / 2, width: wide, height: height * 2 } });
    const cut = await drawn();
    await digits.evaluate((element) => element.style.setProperty('clip-path', 'none'));
    expect(cut.equals(await drawn()), `at ${width} px`).toBe(true);
  }
});

test('a counter below the screen counts once, when it comes into view, and is read out once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('/legal/');
  await islandsReady(page);
  const final = page.getByText(display, { exact: true }).last();
  expect(await shown(page)).toEqual(atFirst);
  for (let times = 0; times < 2; times += 1) {
    await final.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => shown(page)).toEqual(atLast);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
  expect(await shown(page)).toEqual(atLast);
  expect((await page.getByRole('main').ariaSnapshot()).split(display)).toHaveLength(2);
});
