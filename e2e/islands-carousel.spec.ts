import type { Locator, Page } from '@playwright/test';
import { features } from '@/content/features';
import type { Feature } from '@/content/types';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { faults } from './support/axe';
import { boxOf, overflowOf } from './support/boxes';
import { doubleTextSize, holdRequests, moveDurations, scripts, spaceText } from './support/runtime';
import { expect, test, visit } from './support/test';

const { title, nextLabel, previousLabel, selectLabel, placeLabel } = features;
// Typed as a plain list, since the owner may change the features.
const items: readonly Feature[] = features.items;
const names = items.map(({ name }) => name);
const [first, chosen, before, last] = [0, 2, 1, items.length - 1].map(
  (place) => items[Math.min(place, items.length - 1)],
) as [Feature, Feature, Feature, Feature];

const section = (page: Page) => page.getByRole('region', { name: title });
const next = (page: Page) => section(page).getByRole('button', { name: nextLabel });
const previous = (page: Page) => section(page).getByRole('button', { name: previousLabel });
const heading = (page: Page, name: string) => section(page).getByRole('heading', { level: 3, name, exact: true });
const selected = (page: Page) => section(page).getByRole('tab', { selected: true });
const left = async (tab: Locator) => (await boxOf(tab)).x;

async function open(page: Page) {
  await visit(page, '/');
  await section(page).scrollIntoViewIfNeeded();
}

/** Shows a feature by its hash; returns its panel. */
async function show(page: Page, { id, name }: Feature) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `feature-${id}`);
  const panel = section(page).getByRole('tabpanel', { name, exact: true });
  await expect(panel).toBeVisible();
  return panel;
}

test('arrows move the tabs and their strip (R4.2, R4.3, R4.4, R4.5, R4.11)', { tag: '@asked' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const tabs = section(page).getByRole('tab');
  for (const [width, shown, shift] of [
    [639, 1, 180],
    [640, 2, 180],
    [767, 2, 180],
    [768, 2, 230],
    [1023, 2, 230],
    [1024, 4, 230],
  ] as const) {
    const visible = Math.min(shown, items.length);
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await section(page).getByRole('status').scrollIntoViewIfNeeded();
      // The tab selected at the previous width stays in view.
      await expect(selected(page)).toBeInViewport({ ratio: 0.9 });
      await selected(page).press('Home');
      await expect(tabs.nth(visible - 1)).toBeInViewport({ ratio: 0.9 });
      await expect(tabs.nth(visible)).not.toBeInViewport();
      await expect(section(page).getByLabel(selectLabel)).toBeVisible({ visible: width < 640 });
      const start = await left(tabs.first());
      for (const [step, { name, title }] of items.entries()) {
        if (step > 0) await next(page).click();
        expect(await moveDurations(page)).toEqual([]);
        await expect(selected(page)).toHaveAccessibleName(name);
        await expect(selected(page)).toBeInViewport({ ratio: 0.9 });
        await expect(section(page).getByRole('tabpanel')).toHaveCount(1);
        await expect(heading(page, title)).toBeVisible();
        await expect(section(page).getByRole('status')).toContainText(`${step + 1} / ${names.length}`);
        const moved = Math.min(step, names.length - visible) * shift;
        await expect.poll(() => left(tabs.first())).toBeCloseTo(start - moved, 0);
      }
      const place = fillPlaceholders(placeLabel, { place: names.length, count: names.length });
      await expect(section(page).getByRole('status')).toContainText(`${names.at(-1)}, ${place}`);
      await previous(page).click();
      await expect(selected(page)).toHaveAccessibleName(names.at(-2) ?? '');
      await next(page).click();
    });
  }
});

test('every tab passes axe, and doubled text fits', async ({ page }) => {
  await open(page);
  for (const item of items) {
    await show(page, item);
    expect(await faults(page, '#features'), item.name).toEqual([]);
  }
  await doubleTextSize(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const item of items) {
      expect(await overflowOf(await show(page, item)), `${item.name} at ${width} px, doubled`).toBe(0);
    }
    expect(await overflowOf(section(page).locator('[data-ready]')), `${width} px, doubled`).toBe(0);
  }
});

test('on phones a select shows each feature, uncut (R4.2, R4.11)', { tag: '@asked' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const [width, isSpaced] of [
    [320, false],
    [412, false],
    [360, false],
    [360, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await spaceText(page, isSpaced);
    for (const { name, title: panelTitle, image } of items) {
      await section(page).getByLabel(selectLabel).selectOption(name);
      const panel = section(page).getByRole('tabpanel', { name, exact: true });
      await expect(panel.getByRole('heading', { name: panelTitle })).toBeVisible();
      await expect(selected(page)).toHaveAccessibleName(name);
      if (image === 'tenth-lining') continue;
      const drawing = panel.getByRole('img');
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
      expect(cut, `${image} at ${width} px${isSpaced ? ', spaced' : ''}`).toEqual([]);
    }
  }
});

test('a hash shows its panel without scripts; a click before they load acts afterwards', async ({ page }) => {
  const held = await holdRequests(page, scripts);
  await page.goto(`/#feature-${chosen.id}`, { waitUntil: 'domcontentloaded' });
  await expect(heading(page, chosen.title)).toBeInViewport();
  await expect(heading(page, first.title)).toBeHidden();
  await section(page).getByRole('link', { name: first.name, exact: true }).click();
  held.release();
  await expect(selected(page)).toHaveAccessibleName(first.name);
  await expect(heading(page, first.title)).toBeVisible();
});

test('Tab stops at one tab, both arrows and the visible panel, never at a hidden one', async ({ page }) => {
  await open(page);
  const tab = (name: string) => section(page).getByRole('tab', { name, exact: true });
  await tab(chosen.name).click();
  await expect(heading(page, chosen.title)).toBeVisible();
  for (const [key, name] of [
    ['ArrowLeft', before.name],
    ['Home', first.name],
    ['ArrowLeft', last.name],
    ['ArrowRight', first.name],
    ['End', last.name],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toBeInViewport({ ratio: 0.9 });
  }
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
