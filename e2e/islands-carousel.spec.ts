import type { Locator, Page } from '@playwright/test';
import { features } from '@/content/features';
import { stepShift, visibleTabs } from '../components/sections/feature-carousel/carousel';
import { faults } from './support/axe';
import { doubleText, hold, movesBegunBy, runningMoves, scripts, watchLayoutShifts } from './support/runtime';
import { expect, islandsReady, test, visit } from './support/test';

const { items, title, nextLabel, previousLabel, selectLabel } = features;
const names = items.map(({ name }) => name);
const [first, , wiki] = items;

const section = (page: Page) => page.getByRole('region', { name: title });
const next = (page: Page) => section(page).getByRole('button', { name: nextLabel });
const previous = (page: Page) => section(page).getByRole('button', { name: previousLabel });
const heading = (page: Page, name: string) => section(page).getByRole('heading', { level: 3, name, exact: true });
const left = async (tab: Locator) => (await tab.boundingBox())?.x ?? Number.NaN;

async function open(page: Page) {
  await visit(page, '/');
  await section(page).scrollIntoViewIfNeeded();
}

test('at each of its widths the strip shows and moves what was asked for (R4.4, R4.5)', async ({ page }) => {
  await open(page);
  for (const width of [639, 640, 767, 768, 1023, 1024]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const tabs = section(page).getByRole('tab');
      await tabs.first().scrollIntoViewIfNeeded();
      const visible = visibleTabs(width);
      await expect(tabs).toHaveCount(names.length);
      await expect(tabs.nth(visible - 1)).toBeInViewport({ ratio: 0.9 });
      await expect(tabs.nth(visible)).not.toBeInViewport();

      const before = await left(tabs.first());
      await next(page).click();
      await expect.poll(() => left(tabs.first())).toBeCloseTo(before - stepShift(width), 0);
      await expect(tabs.nth(visible)).toBeInViewport({ ratio: 0.9 });
      await expect(section(page).getByLabel(selectLabel)).toBeVisible({ visible: width < 640 });

      await previous(page).click();
      await expect.poll(() => left(tabs.first())).toBeCloseTo(before, 0);
    });
  }
});

test('at 1440 px the arrows stand beside the tabs that are seen, in the place of one more', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const tab = await section(page)
    .getByRole('tab')
    .nth(visibleTabs(1440) - 1)
    .boundingBox();
  for (const arrow of [previous(page), next(page)]) {
    const box = await arrow.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual((tab?.x ?? 0) + (tab?.width ?? 0));
    expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeGreaterThan(tab?.y ?? Number.NaN);
    expect(box?.y).toBeLessThan((tab?.y ?? 0) + (tab?.height ?? 0));
  }
});

test('every drawing fills its stage at each width, doubled text fits, and axe finds nothing on any tab', async ({
  page,
}) => {
  await open(page);
  const show = async (id: string, name: string) => {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `feature-${id}`);
    const panel = section(page).getByRole('tabpanel', { name, exact: true });
    await expect(panel).toBeVisible();
    return panel;
  };

  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const feet = new Set<number>();
    for (const { id, name } of items) {
      const panel = await show(id, name);
      const { foot, height } = await panel.getByRole('img').evaluate((element) => {
        const { bottom, height } = element.getBoundingClientRect();
        // Both at one moment: the page may still be scrolling.
        return { height, foot: bottom - (element.closest('section')?.getBoundingClientRect().top ?? 0) };
      });
      feet.add(Math.round(foot));
      expect(height, `${name} at ${width} px`).toBeGreaterThanOrEqual(440);
      if (width === 1280) expect(await faults(page, '#features'), name).toEqual([]);
    }
    expect(feet.size, `lines on which they end at ${width} px`).toBe(1);
  }

  await doubleText(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const wider = (element: Element) => element.scrollWidth - element.clientWidth;
    for (const { id, name } of items) {
      expect(await (await show(id, name)).evaluate(wider), `${name} at ${width} px, doubled`).toBe(0);
    }
    expect(await section(page).locator('[data-ready]').evaluate(wider), `${width} px, doubled`).toBe(0);
  }
});

test('on phones no line of a drawing is cut, but where a page of a record goes on (R4.11)', async ({ page }) => {
  await open(page);
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { id, name, image } of items.filter(({ image }) => image !== 'tenth-lining')) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `feature-${id}`);
      const drawing = section(page).getByRole('tabpanel', { name, exact: true }).getByRole('img');
      await expect(drawing).toBeVisible();
      const cut = await drawing.evaluate((figure) => {
        const frame = figure.getBoundingClientRect();
        const texts = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          for (const { bottom, right, width } of range.getClientRects()) {
            if (width > 0 && (bottom > frame.bottom || right > frame.right)) found.push(range.toString());
          }
        }
        return found;
      });
      expect(cut, `${image} at ${width} px`).toEqual([]);
    }
  }
});

test('nothing moves when the links become tabs', async ({ page }) => {
  const shifts = await watchLayoutShifts(page, '#features');
  // The engine's own mouse may bring the scripts before the test has looked.
  const held = await hold(page, scripts);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  await section(page).getByRole('link', { name: names[0] }).scrollIntoViewIfNeeded();
  const parts = [heading(page, first.title), next(page), section(page)];
  const before = await Promise.all(parts.map((part) => part.boundingBox()));
  held.release();
  await islandsReady(page);
  await expect(section(page).getByRole('tab')).toHaveCount(names.length);
  expect(await Promise.all(parts.map((part) => part.boundingBox()))).toEqual(before);
  expect(await shifts()).toBe(0);
});

test('a link followed before the scripts have come leads to its panel, and stays there when they have', async ({
  page,
}) => {
  const held = await hold(page, scripts);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await section(page).getByRole('link', { name: wiki.name, exact: true }).click();
  await expect(heading(page, wiki.title)).toBeInViewport();
  await expect(heading(page, first.title)).not.toBeInViewport();

  held.release();
  await islandsReady(page);
  await expect(section(page).getByRole('tab', { selected: true })).toHaveAccessibleName(wiki.name);
  await expect(heading(page, wiki.title)).toBeInViewport();
});

test('panels swiped before the scripts have come stay where they are', async ({ page }) => {
  const held = await hold(page, scripts);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page
    .locator(`#feature-${wiki.id}`)
    .evaluate((panel) => panel.scrollIntoView({ inline: 'start', behavior: 'instant' }));
  await expect(heading(page, wiki.title)).toBeInViewport();
  held.release();
  await islandsReady(page);
  await expect(section(page).getByRole('tab', { selected: true })).toHaveAccessibleName(wiki.name);
  await expect(heading(page, wiki.title)).toBeInViewport();
});

test('a keyboard meets one tab, both arrows and the shown panel, and never a hidden one', async ({ page }) => {
  await open(page);
  await section(page).getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('End');
  const last = items[items.length - 1] as (typeof items)[number];
  await expect(section(page).getByRole('tab', { name: last.name })).toBeFocused();
  await expect(section(page).getByRole('tab', { name: last.name })).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Tab');
  await expect(previous(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(next(page)).toBeFocused();
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Tab');
  await expect(section(page).getByRole('tabpanel')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(section(page).getByRole('link', { name: last.ctaText })).toBeFocused();
});

test('a step slides for 150 to 300 ms, and jumps where the reader wants less motion', async ({ page }) => {
  await open(page);
  const [duration] = await movesBegunBy(page, () => next(page).click());
  expect(duration).toBeGreaterThanOrEqual(150);
  expect(duration).toBeLessThanOrEqual(300);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => runningMoves(page)).toEqual([]);
  const tab = section(page).getByRole('tab').first();
  const before = await left(tab);
  await next(page).click();
  expect(await left(tab)).toBeCloseTo(before - stepShift(1280), 0);
});

test('every panel stands on paper', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  for (const { title: panelTitle } of items) await expect(heading(page, panelTitle)).toBeVisible();
  await expect(next(page)).toBeHidden();
});

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('every feature is there to be read, and no control that does nothing', async ({ page }) => {
    await page.goto('/');
    for (const { name, title: panelTitle, ctaText } of items) {
      await expect(section(page).getByRole('link', { name, exact: true })).toBeVisible();
      await expect(heading(page, panelTitle)).toBeVisible();
      await expect(section(page).getByRole('link', { name: ctaText }).first()).toBeVisible();
    }
    await expect(section(page).getByRole('button')).toHaveCount(0);
    await expect(section(page).getByRole('combobox')).toHaveCount(0);
  });
});
