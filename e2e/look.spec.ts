import { home } from '@/content/home';
import { footer } from '@/content/site';
import type { FooterContent } from '@/content/types';
import { boxesOf, overflowOf } from './support/boxes';
import { everyKindOfPage } from './support/routes';
import { expect, test } from './support/test';

const offices = (footer as FooterContent).offices?.items ?? [];

test('no band’s rule lies beside another band’s: one hairline where two of one ground meet', async ({ page }) => {
  for (const route of everyKindOfPage) {
    await page.goto(route);
    const doubled = await page.locator('main section, footer').evaluateAll((bands) => {
      const rules = bands.flatMap((band) => {
        const { top, bottom, width } = band.getBoundingClientRect();
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(band);
        const drawn =
          width < innerWidth
            ? []
            : [Number.parseFloat(borderTopWidth) && top, Number.parseFloat(borderBottomWidth) && bottom - 1];
        return drawn.filter(Boolean).map((y) => ({ y, words: band.textContent?.slice(0, 40) }));
      });
      return rules.filter(({ y }) => rules.some((other) => other.y !== y && Math.abs(other.y - y) < 8));
    });
    expect(doubled, route).toEqual([]);
  }
});

test('cards of one row have their buttons at one height, and each of their subjects is a finger’s target', async ({
  page,
}) => {
  await page.goto('/web/publications/');
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const rows = await page.locator('.publication-list:first-of-type li[data-slug]').evaluateAll((cards) => {
      const heights = new Map<number, Set<number>>();
      for (const card of cards) {
        const { top } = card.getBoundingClientRect();
        const button = [...card.querySelectorAll('a')].find(({ href }) => href.includes('/forms/'));
        const of = heights.get(top) ?? new Set();
        heights.set(top, of.add(Math.round(button?.getBoundingClientRect().top ?? -1)));
      }
      return [...heights.values()].map((set) => set.size);
    });
    expect(rows.length, `${width} px`).toBeGreaterThan(0);
    expect(rows, `${width} px`).toEqual(rows.map(() => 1));
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const subjects = page.locator('.publication-list:first-of-type li[data-slug] a[href*="/subjects/"]');
  const low = await subjects.evaluateAll((links) => links.filter((link) => link.getBoundingClientRect().height < 24));
  expect(await subjects.count()).toBeGreaterThan(0);
  expect(low).toEqual([]);
});

// WCAG 1.4.12: what a reader's own style sheet may set.
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

test('wider letters, words and lines cut nothing on a phone', async ({ page }) => {
  // The numerals stand where they arrive.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const route of everyKindOfPage) {
    await page.goto(route);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, spaced);
    expect(await overflowOf(page.locator('html')), route).toBe(0);
    expect((await boxesOf(page)).cut, route).toEqual([]);
    const lost = page.locator('[role=img] [data-line-number]:visible').evaluateAll((numerals) =>
      numerals
        .filter((numeral) => {
          const page = numeral.closest('[role=img]')?.getBoundingClientRect();
          return page && numeral.getBoundingClientRect().right > page.right;
        })
        .map(({ textContent }) => textContent),
    );
    expect(await lost, `numbers of lines on ${route}`).toEqual([]);
  }
});

test('each line of an office’s address is a line of its own', async ({ page }) => {
  await page.goto('/team/');
  const addresses = await page.getByRole('contentinfo').locator('address').allInnerTexts();
  expect(addresses.map((address) => address.split('\n'))).toEqual(offices.map(({ lines }) => lines));
});

test('home’s first line is one line from a laptop’s width on', async ({ page }) => {
  await page.goto('/');
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // What an owner writes there may be longer.
    const height = await page.getByText(home.hero.kicker, { exact: true }).evaluate((kicker) => {
      const own = kicker.textContent;
      kicker.textContent = 'AI document management and research for legal and tax teams in East Africa';
      const { height } = kicker.getBoundingClientRect();
      kicker.textContent = own;
      return height;
    });
    expect(height, `${width} px`).toBeLessThan(30);
  }
});
