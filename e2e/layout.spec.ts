import type { Page } from '@playwright/test';
import { navigation, toolLink } from '@/content/navigation';
import { boxesOf, boxOf, overflowOf } from './support/boxes';
import { everyKindOfPage } from './support/routes';
import { doubleText, spaceText } from './support/runtime';
import { expect, test, visit } from './support/test';

/** What comes to stand under the tool link, or over it, somewhere on the way from the page's top to its end. */
async function underTool(page: Page): Promise<string[]> {
  const link = page.getByRole('link', { name: toolLink.label });
  // On its own page there is none, and on a phone it is out of the way down.
  const tool = (await link.isVisible()) && (await boxOf(link));
  if (!tool) return [];
  const { boxes } = await boxesOf(page);
  const way = await page.locator('html').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  return (
    boxes
      .filter(({ what }) => what !== toolLink.label && !what.includes('tool-link'))
      // the skip link waits above the window
      .filter(({ bottom }) => bottom > 0)
      .filter(({ left, right }) => left < tool.right && right > tool.x)
      // Scrolled by s, a box stands s higher; the link stands still, and so does the header.
      .filter(({ top, isFixed }) => top - (isFixed ? 0 : way) < tool.bottom)
      .filter(({ bottom }) => bottom > tool.y)
      .map(({ what }) => what)
  );
}

test('where the tool link floats it covers nothing, wherever the page is scrolled to', async ({ page }) => {
  for (const route of everyKindOfPage) {
    await page.goto(route);
    // The page that the link leads to has none, nor has the tool's own (R3.4).
    if (route.startsWith(`${toolLink.href}/`)) {
      await expect(page.locator('.tool-link')).toHaveCount(0);
      continue;
    }
    for (const size of [
      { width: 1280, height: 800 },
      { width: 1024, height: 768 },
      { width: 768, height: 1024 },
    ]) {
      await page.setViewportSize(size);
      const position = await page.locator('.tool-link').evaluate((link) => getComputedStyle(link).position);
      if (position === 'fixed') expect(await underTool(page), `${route} at ${size.width} px`).toEqual([]);
      else expect(position).toBe('static');
    }
  }
});

test('no width of window, no spaced and no doubled text cuts anything, breaks a word or scrolls a page sideways', async ({
  page,
}) => {
  for (const route of [...everyKindOfPage, '/forms/preview/', '/404.html']) {
    await visit(page, route);
    for (const width of [320, 360, 768, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      await expectWhole(page, `${route} at ${width} px`);
      await expectWayBack(page, `${route} at ${width} px`);
      if (width < 768) expect(await narrowLinks(page), `${route} at ${width} px: too small for a thumb`).toEqual([]);
    }
    await doubleText(page);
    for (const width of [320, 360, 412, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${route} at ${width} px with doubled text`;
      const isWhole = width === 360 || width === 1280;
      if (isWhole) await expectWhole(page, where);
      if (width === 360) await expectWayBack(page, where);
      expect(await brokenWords(page, isWhole ? 'body' : headings), where).toEqual([]);
    }
    await page.reload();
    await spaceText(page);
    await page.setViewportSize({ width: 320, height: 740 });
    await expectWhole(page, `${route} at 320 px with spaced text`);
  }
});

test('R10.10, R12.1: a word of 38 letters, wherever an owner writes it, scrolls no narrow page sideways, and the formats of a picture take no place', async ({
  page,
}) => {
  let offered = 0;
  await page.setViewportSize({ width: 320, height: 640 });
  for (const route of everyKindOfPage) {
    await visit(page, route);
    const wide = await page.evaluate(() => {
      const word = 'Mehrwertsteuerdurchführungsverordnungen';
      // Figures, tabs and the labels of buttons are short by their own rules; a drawing is no running text.
      const others =
        '[role=img], [role=tab], [role=tablist], .tabular-nums, .cursor-pointer, [aria-hidden=true], option';
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const all: Text[] = [];
      while (texts.nextNode()) all.push(texts.currentNode as Text);
      /** Those of them that scroll the page: a page is laid out once for all, and for halves where all are too wide. */
      const tooWide = (among: readonly Text[]): string[] => {
        const words = among.map((text) => text.data);
        for (const text of among) text.data = word;
        const { scrollWidth, clientWidth } = document.documentElement;
        for (const [index, text] of among.entries()) text.data = words[index] ?? '';
        if (scrollWidth <= clientWidth) return [];
        const half = among.length / 2;
        return among.length === 1 ? words : [among.slice(0, half), among.slice(half)].flatMap(tooWide);
      };
      return tooWide(
        all.filter(({ data, parentElement: parent }) => {
          if (!data.trim() || !parent?.closest('main, footer, aside') || parent.closest(others)) return false;
          return parent.checkVisibility();
        }),
      );
    });
    expect(wide, route).toEqual([]);
    const formats = page.locator('picture > source');
    offered += await formats.count();
    expect(await formats.evaluateAll((all) => all.filter((one) => getComputedStyle(one).display !== 'none'))).toEqual(
      [],
    );
  }
  expect(offered).toBeGreaterThan(0);
});

const headings = 'h1, h2, h3, h4';

/** Words that begin on one line and end on another, but those of headings that are wider than these; drawings and addresses are left out. */
const brokenWords = (page: Page, within: string) =>
  page.evaluate(
    ([place, titles]) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const parent = node.parentElement;
        if (!parent?.closest(place) || !parent.checkVisibility({ visibilityProperty: true })) continue;
        if (parent.closest('[role=img], option, .sr-only') || getComputedStyle(parent).clipPath !== 'none') continue;
        const heading = parent.closest(titles);
        const words = heading ? /[^\s-]+/g : /(?<![\p{L}@./-])\p{L}{4,}(?![\p{L}@/]|\.\p{L})/gu;
        for (const { index, 0: word } of node.textContent?.matchAll(words) ?? []) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
          const width = parts.reduce((sum, part) => sum + part.width, 0);
          const isTooWide = heading && width >= heading.clientWidth;
          if (!isTooWide && new Set(parts.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
      return broken;
    },
    [within, headings] as const,
  );

/** Links of the footer that are less than 44 px wide or high. */
const narrowLinks = (page: Page) =>
  page.locator('footer a').evaluateAll((links) =>
    links.flatMap((link) => {
      const { width, height } = link.getBoundingClientRect();
      return Math.min(width, height) < 44 ? [link.textContent] : [];
    }),
  );

/** The way back is read whole. */
async function expectWayBack(page: Page, where: string) {
  const crumbs = page.getByRole('navigation', { name: navigation.breadcrumbsLabel }).getByRole('link');
  for (const crumb of await crumbs.filter({ visible: true }).all())
    expect(await overflowOf(crumb.locator('span')), where).toBe(0);
}

async function expectWhole(page: Page, where: string) {
  expect(await overflowOf(page.locator('html')), where).toBe(0);
  expect((await boxesOf(page)).cut, where).toEqual([]);
  const outside = await page.getByRole('banner').evaluateAll((headers) =>
    headers.flatMap((header) => {
      const { top, bottom } = header.getBoundingClientRect();
      const controls = [...header.querySelectorAll('a, button')].filter((one) => one.checkVisibility());
      const stands = (one: Element) => one.getBoundingClientRect();
      return controls
        .filter((one) => stands(one).top < top - 1 || stands(one).bottom > bottom + 1)
        .map((one) => one.outerHTML);
    }),
  );
  expect(outside, `${where}: outside of the header`).toEqual([]);
}
