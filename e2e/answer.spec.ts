/** The answer on the first screen of the home page, and the four pages that it cites (R4.12). */
import type { Page } from '@playwright/test';
import { scenes } from '@/content/scenes';
import { faults } from './support/axe';
import { boxOf } from './support/boxes';
import { expect, test } from './support/test';

const { question, sources, chooseLabel } = scenes.chat;

const answer = (page: Page) => page.getByRole('radiogroup', { name: chooseLabel });
const number = (page: Page, index: number) =>
  answer(page).getByRole('radio', { name: `${index + 1}: ${sources[index]?.title}, ${sources[index]?.place}` });
const marked = (page: Page, index: number) => answer(page).locator('div[data-source] mark').nth(index);
const top = async (page: Page, text: string) =>
  (await boxOf(answer(page).getByText(text, { exact: true }).locator('visible=true').first())).y;

/** Clicks the centre of the number. */
async function turnTo(page: Page, index: number) {
  const chip = answer(page).locator('label[data-source]').nth(index);
  await chip.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(chip);
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** The numbers of the pages whose marked line is not covered by another page. */
const openPages = async (page: Page) => {
  const shown = [];
  for (const index of sources.keys()) {
    const isOnTop = await marked(page, index).evaluate((mark) => {
      const [line] = mark.getClientRects();
      return line && mark.contains(document.elementFromPoint(line.x + line.width / 3, line.y + line.height / 2));
    });
    if (isOnTop) shown.push(index + 1);
  }
  return shown;
};

test('answer and page are side by side from 1024 px, on a phone both start above 560 px (R4.12)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const both = await boxOf(answer(page));
    expect(both.width, `${width} px`).toBeGreaterThanOrEqual(640);
    const words = await boxOf(answer(page).getByText(question));
    const sheet = await boxOf(answer(page).getByText(sources[1].page.title, { exact: true }));
    expect(words.right, `${width} px`).toBeLessThan(sheet.x);
    expect(both.y, `${width} px, on the first screen`).toBeLessThan(700);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await top(page, sources[0].page.title)).toBeLessThan(560);
  expect(await top(page, question)).toBeLessThan(560);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each number turns to its page and marks its line, by pointer and by keyboard (R4.12)', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const index of [0, 2, 3, 1]) {
        await turnTo(page, index);
        await expect(number(page, index)).toBeChecked();
        for (const other of sources.keys())
          await expect(marked(page, other), `page ${other + 1} at ${width} px`).toBeVisible({
            visible: other === index,
          });
      }
    }
    await page.keyboard.press('ArrowRight');
    await expect(number(page, 2)).toBeFocused();
    await expect(marked(page, 2)).toBeVisible();
    // A click on its entry in the list of sources turns to it too.
    await answer(page).getByRole('listitem').nth(3).click();
    await expect(marked(page, 3)).toBeVisible();
  });
});

/** Pauses all animations of the answer at `time`, in milliseconds. */
const standAt = (page: Page, time: number) =>
  answer(page).evaluate((element, now) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = now;
    }
  }, time);

test('the animation plays once and ends as it began; not under reduced motion (R4.12)', async ({ page }) => {
  // The animations start paused, since on a slow machine they could end before the test reads them.
  await page.addInitScript(() => {
    const paused = new CSSStyleSheet();
    paused.replaceSync('* { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [paused];
  });
  await page.goto('/');
  await answer(page).scrollIntoViewIfNeeded();
  const seen = [];
  for (const time of [400, 1500, 2500, 3500, 4500]) {
    await standAt(page, time);
    seen.push(...(await openPages(page)));
  }
  expect(seen).toEqual([1, 2, 3, 4, 1]);
  await expect(number(page, 0), 'the visible page is checked').toBeChecked();
  await answer(page).evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  });
  expect(await openPages(page)).toEqual([1]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(marked(page, 0)).toBeVisible();
  expect(await answer(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
});

test('choosing a page stops the animation; every page passes axe', async ({ page }) => {
  await page.goto('/');
  for (const index of [2, 0]) {
    await turnTo(page, index);
    await expect(number(page, index)).toBeChecked();
    expect(await openPages(page)).toEqual([index + 1]);
  }
  const times = await answer(page).evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
      .filter((end) => end > 600),
  );
  expect(times).toEqual([]);
  // The radio button's name has the number, so its label must not be read as text too.
  expect(await answer(page).locator('label[data-source]').first().ariaSnapshot()).not.toContain('text:');
  for (const index of sources.keys()) {
    await turnTo(page, index);
    expect(await faults(page, '[role=radiogroup]'), sources[index]?.title).toEqual([]);
  }
});
