import type { Page } from '@playwright/test';
import { sampleRecordLines } from '../content/sample-record';
import { tenthLining } from '../content/tenth-lining';
import { boxOf } from './support/boxes';
import { expect, test } from './support/test';

const { beforeAfter } = tenthLining;
const [typed, word, lined] = beforeAfter.states.map(({ label }) => label) as [string, string, string];

const picture = (page: Page) => page.getByRole('img', { name: beforeAfter.alt });
const numeral = (page: Page, number: number) => picture(page).locator('[data-line-number]').getByText(String(number));

/** Edges of the words of line `number`, and of its numeral. */
async function positions(page: Page, number: number) {
  const line = picture(page).getByText(sampleRecordLines[number - 1] as string);
  await line.scrollIntoViewIfNeeded();
  const words = await line.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstChild as Node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { left, right, top, bottom };
  });
  const at = await boxOf(numeral(page, number));
  return { words, numeral: { left: at.x, right: at.right, middle: at.y + at.height / 2 } };
}

test('each tenth line has its number in the right margin (R1.7)', { tag: '@asked' }, async ({ page }) => {
  await page.goto('/tenth-lining/');
  await expect(picture(page).locator('[data-line-number]')).toHaveText(['10', '20', '30']);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const frame = await boxOf(picture(page));
    // Phones show only the part of the page with its first two numbers.
    for (const number of width < 640 ? [10, 20] : [10, 20, 30]) {
      const at = await positions(page, number);
      const where = `line ${number} at ${width} px`;
      expect(at.numeral.left, where).toBeGreaterThan(at.words.right);
      expect(at.numeral.right, where).toBeLessThan(frame.right);
      expect(at.numeral.middle, where).toBeGreaterThan(at.words.top);
      expect(at.numeral.middle, where).toBeLessThan(at.words.bottom);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  for (const { width, height, numbers } of [
    { width: 320, height: 640, numbers: [10] },
    { width: 360, height: 740, numbers: [10, 20] },
    { width: 412, height: 915, numbers: [10, 20] },
    { width: 1280, height: 800, numbers: [10, 20, 30] },
  ]) {
    test(`at ${width} × ${height} a choice moves the visible numbers, not the text (R1.9)`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/tenth-lining/#${beforeAfter.id}`);
      const words = () => boxOf(picture(page).getByText(sampleRecordLines[9] as string));
      const place = await words();
      for (const [state, opacity, margin] of [
        [typed, '0'],
        [word, '1', 'left'],
        [lined, '1', 'right'],
      ] as const) {
        await page.getByRole('radio', { name: state }).check();
        await expect(page.getByRole('radio', { name: state })).toBeInViewport({ ratio: 1 });
        for (const number of numbers) await expect(numeral(page, number), state).toBeInViewport({ ratio: 1 });
        expect(await words(), state).toEqual(place);
        await expect(numeral(page, 10).locator('..')).toHaveCSS('opacity', opacity);
        if (!margin) continue;
        const at = await positions(page, 10);
        expect(at.numeral.right < at.words.left, state).toBe(margin === 'left');
        expect(at.numeral.left > at.words.right, state).toBe(margin === 'right');
      }
    });
  }
});

test('on a phone in landscape a number is visible with every choice (R1.9)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(`/tenth-lining/#${beforeAfter.id}`);
  await expect(numeral(page, 10)).toBeInViewport({ ratio: 1 });
  for (const state of [typed, word, lined]) {
    await page.getByRole('radio', { name: state }).check();
    // Less than 1, since scrolling rounds to whole pixels.
    await expect(page.getByRole('radio', { name: state })).toBeInViewport({ ratio: 0.95 });
    const seen = [numeral(page, 10), numeral(page, 20)].map((number) =>
      number.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      }),
    );
    expect(await Promise.all(seen), state).toContain(true);
  }
});

/** How much of a numeral is clipped, in per cent of its width. */
const covered = (page: Page, number: number) =>
  numeral(page, number).evaluate((element) =>
    Number(/calc\(([\d.]+)%/.exec(getComputedStyle(element).clipPath)?.[1] ?? 0),
  );

test('a number starts to appear when its line is in view, and finishes without scrolling on', async ({ page }) => {
  await page.goto('/tenth-lining/');
  await expect.poll(() => covered(page, 30)).toBe(100);
  // Scrolls only until the line appears: an animation tied to scrolling would stop here.
  await numeral(page, 30).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollBy({ top: top - innerHeight * 0.84, behavior: 'instant' });
  });
  await expect.poll(() => covered(page, 30)).toBe(0);
});

test('under reduced motion and in print the numbers are visible from the start', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/tenth-lining/');
  await expect(numeral(page, 30)).toHaveCSS('clip-path', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  await expect(numeral(page, 30)).toHaveCSS('clip-path', 'none');
});
