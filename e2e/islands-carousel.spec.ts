import type { Locator, Page } from '@playwright/test';
import { features } from '@/content/features';
import { stepShift, visibleTabs } from '../components/sections/feature-carousel/carousel';
import { faults } from './support/axe';
import { boxOf, overflowOf } from './support/boxes';
import { phone } from './support/phone';
import { doubleText, hold, movesBegunBy, runningMoves, scripts, watchLayoutShifts } from './support/runtime';
import { expect, islandsReady, test, visit } from './support/test';

const { items, title, nextLabel, previousLabel, selectLabel } = features;
const names = items.map(({ name }) => name);
const [first, , wiki] = items;

const section = (page: Page) => page.getByRole('region', { name: title });
const next = (page: Page) => section(page).getByRole('button', { name: nextLabel });
const previous = (page: Page) => section(page).getByRole('button', { name: previousLabel });
const heading = (page: Page, name: string) => section(page).getByRole('heading', { level: 3, name, exact: true });
const left = async (tab: Locator) => (await boxOf(tab)).x;

async function open(page: Page) {
  await visit(page, '/');
  await section(page).scrollIntoViewIfNeeded();
}

/** Shows a feature by its address; gives its panel. */
async function show(page: Page, { id, name }: (typeof items)[number]) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `feature-${id}`);
  const panel = section(page).getByRole('tabpanel', { name, exact: true });
  await expect(panel).toBeVisible();
  return panel;
}

test('at each of its widths the strip shows and moves what was asked for (R4.4, R4.5)', { tag: '@asked' }, async ({
  page,
}) => {
  // How long a step slides: below.
  await page.emulateMedia({ reducedMotion: 'reduce' });
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

for (const width of [320, 1440]) {
  test(`at ${width} px the arrows stand beside the tabs that are seen, in the place of one more`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const lastTab = section(page)
      .getByRole('tab')
      .nth(visibleTabs(width) - 1);
    const tab = await boxOf(lastTab);
    for (const arrow of [previous(page), next(page)]) {
      const { x, y, height } = await boxOf(arrow);
      expect(x).toBeGreaterThanOrEqual(tab.right);
      expect(y + height / 2).toBeGreaterThan(tab.y);
      expect(y).toBeLessThan(tab.bottom);
    }
  });
}

test('every drawing fills its stage at each width, doubled text fits, and axe finds nothing on any tab', async ({
  page,
}) => {
  await open(page);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const feet = new Set<number>();
    for (const item of items) {
      const panel = await show(page, item);
      const { foot, height } = await panel.getByRole('img').evaluate((element) => {
        const { bottom, height } = element.getBoundingClientRect();
        // Both at one moment: the page may still be scrolling.
        return { height, foot: bottom - (element.closest('section')?.getBoundingClientRect().top ?? 0) };
      });
      feet.add(Math.round(foot));
      expect(height, `${item.name} at ${width} px`).toBeGreaterThanOrEqual(440);
      if (width === 1280) expect(await faults(page, '#features'), item.name).toEqual([]);
    }
    expect(feet.size, `lines on which they end at ${width} px`).toBe(1);
  }

  await doubleText(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const item of items) {
      expect(await overflowOf(await show(page, item)), `${item.name} at ${width} px, doubled`).toBe(0);
    }
    expect(await overflowOf(section(page).locator('[data-ready]')), `${width} px, doubled`).toBe(0);
  }
});

test('on phones no line of a drawing is cut, but where a page of a record goes on (R4.11)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 900 });
    for (const item of items.filter(({ image }) => image !== 'tenth-lining')) {
      const drawing = (await show(page, item)).getByRole('img');
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
      expect(cut, `${item.image} at ${width} px`).toEqual([]);
    }
  }
});

for (const width of [360, 1280]) {
  test(`nothing moves at ${width} px when the links become tabs`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchLayoutShifts(page, '#features');
    // The engine's own mouse may bring the scripts before the test has looked.
    const held = await hold(page, scripts);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    await heading(page, first.title).scrollIntoViewIfNeeded();
    const parts = [heading(page, first.title), next(page), section(page)];
    const before = await Promise.all(parts.map(boxOf));
    held.release();
    await islandsReady(page);
    await expect(section(page).getByRole('tab')).toHaveCount(names.length);
    expect(await Promise.all(parts.map(boxOf))).toEqual(before);
    expect(await shifts()).toBe(0);
  });
}

test('a press on a tab before the scripts have come acts when they have; an address shows its panel at once', async ({
  page,
}) => {
  const held = await hold(page, scripts);
  await page.goto(`/#feature-${wiki.id}`, { waitUntil: 'domcontentloaded' });
  await expect(heading(page, wiki.title)).toBeInViewport();
  await expect(heading(page, first.title)).toBeHidden();
  await section(page).getByRole('link', { name: first.name, exact: true }).click();
  held.release();
  await expect(section(page).getByRole('tab', { selected: true })).toHaveAccessibleName(first.name);
  await expect(heading(page, first.title)).toBeVisible();
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

test.describe('on a phone', () => {
  test.use(phone);

  const select = (page: Page) => section(page).getByLabel(selectLabel);
  const panel = (page: Page, name = '') => section(page).getByRole('tabpanel', { name, exact: true });

  test('each feature is chosen from the list (R4.2)', { tag: '@asked' }, async ({ page }) => {
    await open(page);
    for (const { name, title: panelTitle } of items) {
      await select(page).selectOption(name);
      await expect(panel(page, name).getByRole('heading', { name: panelTitle })).toBeVisible();
      await expect(section(page).getByRole('tab', { selected: true })).toHaveAccessibleName(name);
    }
  });

  test('a choice made before the scripts have come counts once they have', async ({ page }) => {
    const held = await hold(page, scripts);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const last = items[items.length - 1] as (typeof items)[number];
    await select(page).selectOption(last.name);
    held.release();
    await expect(section(page).getByRole('tab', { selected: true })).toHaveAccessibleName(last.name);
    await expect(select(page)).toHaveValue(`feature-${last.id}`);
  });
});
