import { chromium, type Page } from '@playwright/test';
import { publicationLists } from '@/content/publication-lists';
import { publicationSearch } from '@/content/publication-search';
import type { PublicationCase } from '@/content/types';
import { boxOf } from './support/boxes';
import { dialog, downloadButton, expectPdf, first, formFrame, publicationsRoute, sendForm } from './support/gate';
import { everyKindOfPage } from './support/routes';
import { expect, islandsReady, test, visit } from './support/test';

/** Replaces each text with two nested elements and changes `lang`, as Chrome's translator does. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font, [translate=no]')) continue;
      const font = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      font.append(inner);
      text.replaceWith(font);
    }
    document.documentElement.lang = 'sw';
  });
}

/** Adds attributes and elements to the page, as browser extensions do. */
function addForeignElements(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.setAttribute('data-extension', '');
    document.body.setAttribute('data-extension', '');
    for (const input of document.querySelectorAll('input')) input.after(document.createElement('span'));
    document.body.prepend(document.createElement('div'));
    document.body.append(document.createElement('div'));
  });
}

const islandsAtFirst = 'islandsAtFirst';

type Change = { before?: typeof translate; after?: typeof translate };
const changes: [how: string, Change][] = [
  ['translated before the scripts load', { before: translate }],
  ['translated after the scripts load, and again', { after: translate }],
  ['with an extension’s elements before the scripts load', { before: addForeignElements }],
  ['with an extension’s elements after the scripts load', { after: addForeignElements }],
];

for (const [how, change] of changes) {
  test.describe(how, () => {
    let errors: string[];

    /** Opens a page and changes it; drops the console messages of React if it has to render an island again. */
    async function open(page: Page, problems: string[], route: string): Promise<void> {
      await page.goto(route);
      await change.before?.(page);
      await islandsReady(page);
      problems.length = 0;
      errors = problems;
      await page.evaluate((name) => {
        Object.assign(window, { [name]: [...document.querySelectorAll('[data-ready]')] });
      }, islandsAtFirst);
      await change.after?.(page);
    }

    /** How many of the page's first islands React has replaced. */
    const replaced = (page: Page) =>
      page.evaluate(
        (name) => (Reflect.get(window, name) as Element[]).filter(({ isConnected }) => !isConnected).length,
        islandsAtFirst,
      );

    test.afterEach(() => {
      expect(errors, 'errors after the scripts have loaded').toEqual([]);
    });

    test('searches, tabs and the download of a PDF work @window', async ({ page, problems }) => {
      await open(page, problems, publicationsRoute);
      const query = page.getByLabel(publicationSearch.queryLabel);
      const cases = page.getByRole('list', { name: publicationSearch.casesLabel }).getByRole('listitem');
      const [{ issue }] = first.contents as [PublicationCase];
      const shown: (string | null)[] = [];
      for (const text of [issue, issue.slice(0, issue.lastIndexOf(' ')), issue]) {
        await query.fill(text);
        await expect(page.locator('[data-result]')).toContainText(`“${text}”`);
        shown.push(await cases.first().textContent());
        const [{ label, hash }] = publicationLists;
        await expect(async () => {
          const count = await page.locator(`#${hash} [data-slug]`).filter({ visible: true }).count();
          const tab = page.getByRole('tab', { name: `${label} (${count})`, exact: true });
          expect(await tab.isVisible()).toBe(true);
        }).toPass();
        await change.after?.(page);
      }
      expect(shown.at(-1)).toBe(shown[0]);
      await page.getByRole('button', { name: publicationSearch.clearLabel, exact: true }).click();
      const last = publicationLists.at(-1);
      await page.getByRole('tab', { name: last?.label }).click();
      await expect(page.locator(`#${last?.hash}`)).toBeVisible();
      await page.getByRole('tab').first().click();
      expect(await replaced(page)).toBe(0);

      await downloadButton(page, first).click();
      await expectPdf(page, () => sendForm(formFrame(page)));
      await expect(dialog(page)).toBeHidden();
    });

    test('React replaces no island on any kind of page', async ({ page, problems }) => {
      for (const route of everyKindOfPage) {
        await open(page, problems, route);
        await change.after?.(page);
        expect(await replaced(page), route).toBe(0);
        expect(problems, route).toEqual([]);
      }
    });
  });
}

test('an open dialog moves nothing behind it where scrollbars take up space', async ({ baseURL }, { project }) => {
  const browser = await chromium.launch({ ...project.use.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } });
  await visit(page, publicationsRoute);
  const heading = page.getByRole('heading', { level: 1 });
  await downloadButton(page, first).scrollIntoViewIfNeeded();
  const before = await boxOf(heading);
  await downloadButton(page, first).click();
  await expect(dialog(page)).toBeVisible();
  const { x, y } = await boxOf(heading);
  // Up to 2 px, since `vw` leaves out the scrollbar gutter while the dialog is open.
  expect(Math.abs(x - before.x)).toBeLessThan(2);
  expect(Math.abs(y - before.y)).toBeLessThan(2);
  await browser.close();
});
