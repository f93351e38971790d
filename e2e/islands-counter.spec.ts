import type { Page } from '@playwright/test';
import { legal } from '@/content/legal';
import { boxOf } from './support/boxes';
import { expect, islandsReady, test } from './support/test';

// The lines between the first and the last: components/sections/counter/counter-texts.test.ts.
const { display } = legal.keyFigure;
const atFirst = { step: 0, line: expect.stringMatching(/^\D*0(\.0+)?\D*$/) };
const atLast = { step: 30, line: display };

/** The line that is drawn over the final figure; at a time of its animation, in milliseconds, where one is given. */
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
      const [, moved = '0'] = getComputedStyle(digits, '::before').translate.split(' ');
      const lines = String(digits.dataset.lines).split('\n');
      const step = Math.round(Math.abs(Number.parseFloat(moved) / 100) * lines.length);
      return { step, line: lines[step] };
    }, time);

test('the figure rises by a thirtieth every 10 ms (R4.8, R4.9)', { tag: ['@asked'] }, async ({ page }) => {
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

/** Stops all animations before they begin: a slow machine comes to look when they are over. */
const stopped = (page: Page) =>
  page.addInitScript(() => {
    const paused = new CSSStyleSheet();
    paused.replaceSync('*, ::before { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [paused];
  });

test('it counts at once, but not under reduced motion or on paper (R4.9)', { tag: '@asked' }, async ({ page }) => {
  await stopped(page);
  await page.goto('/legal/');
  expect(await shown(page)).toEqual(atFirst);
  await page.emulateMedia({ media: 'print' });
  expect(await shown(page)).toEqual(atLast);
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
  expect(await shown(page)).toEqual(atLast);
  // Nor does it wait below the screen, once scripts have come.
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.reload();
  await islandsReady(page);
  expect(await shown(page)).toEqual(atLast);
});

test('no digit is cut at its top or its bottom, on a phone and on a desktop', async ({ page }) => {
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

test('below the screen it waits, and counts once when it comes into view; it is read whole', async ({ page }) => {
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
