import { browse } from '@/content/browse';
import { publicationLists } from '@/content/publication-lists';
import type { Publication } from '@/content/types';
import { readPublications } from '../data/read-publications';
import { expect, islandsReady, test } from './support/test';

const path = '/web/publications/';
const [kenya, namibia] = publicationLists;

let publications: Publication[];
test.beforeAll(async () => {
  publications = (await readPublications()).filter(({ list }) => list === kenya.id);
});

const titles = (page: import('@playwright/test').Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const status = (page: import('@playwright/test').Page) =>
  page.getByRole('status').filter({ hasText: new RegExp(`${browse.one}|${browse.many}|${browse.none}`) });

test('words are found in titles, abstracts and contents; the count is told', async ({ page }) => {
  await page.goto(path);
  await islandsReady(page);
  await page.getByLabel(browse.queryLabel).fill('transfer pricing seed');
  await expect(titles(page).filter({ visible: true })).toHaveText(['TAT Summaries, August 2024']);
  await expect(status(page)).toContainText(`1 ${browse.one} ${kenya.label}`);
});

test('a year and an order narrow and turn the list, and stand in the address', async ({ page }) => {
  await page.goto(path);
  await islandsReady(page);
  await page.getByLabel(browse.yearLabel).selectOption('2023');
  await page.getByLabel(browse.sortLabel).selectOption({ label: browse.oldest });
  const expected = publications
    .filter(({ date }) => date.endsWith('2023'))
    .map(({ title }) => title)
    .reverse();
  await expect(titles(page).filter({ visible: true })).toHaveText(expected);
  await expect(page).toHaveURL(`${path}?year=2023&sort=oldest`);
  await expect(status(page)).toContainText(`${expected.length} ${browse.many} ${kenya.label}`);
});

test('the state survives a reload, a visit elsewhere and Back, without a touch', async ({ page }) => {
  await page.goto(`${path}?q=customs&year=2024`);
  const shown = titles(page).filter({ visible: true });
  const found = ['TAT Summaries, December 2024', 'TAT Summaries, June 2024'];
  await expect(shown).toHaveText(found);
  await page.reload();
  await expect(shown).toHaveText(found);
  await expect(page.getByLabel(browse.queryLabel)).toHaveValue('customs');
  await shown.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: found[0] })).toBeVisible();
  await page.goBack();
  await expect(shown).toHaveText(found);
});

test('Back undoes a choice', async ({ page }) => {
  await page.goto(path);
  await islandsReady(page);
  await page.getByLabel(browse.yearLabel).selectOption('2021');
  await expect(titles(page).filter({ visible: true })).toHaveCount(3);
  await page.goBack();
  await expect(titles(page).filter({ visible: true })).toHaveCount(publications.length);
  await expect(page.getByLabel(browse.yearLabel)).toHaveValue('');
});

test('an empty result says so and shows the way out, to the other country or back', async ({ page }) => {
  await page.goto(path);
  await islandsReady(page);
  await page.getByLabel(browse.queryLabel).fill('charcoal');
  await expect(status(page)).toContainText(`${browse.none} ${kenya.label}`);
  await page.getByRole('link', { name: `1 ${browse.elsewhere} ${namibia.label}` }).click();
  await expect(titles(page).filter({ visible: true })).toHaveText(['Namibian Taxes and the Courts final']);
  await expect(page).toHaveURL(`${path}?q=charcoal#${namibia.hash}`);
  await page.getByRole('button', { name: browse.clearLabel }).click();
  await expect(page.getByLabel(browse.queryLabel)).toHaveValue('');
  await expect(page.getByLabel(browse.queryLabel)).toBeFocused();
  await expect(page).toHaveURL(`${path}#${namibia.hash}`);
});

test('Enter works before the runtime has arrived', async ({ page }) => {
  // Held back, not refused: a refusal is told to the page, which then shows what it shows without scripts.
  await page.route('**/*.js', () => {});
  await page.goto(path);
  await page.getByLabel(browse.queryLabel).fill('charcoal');
  await page.unroute('**/*.js');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=charcoal/);
  await expect(status(page)).toContainText(`${browse.none} ${kenya.label}`);
});

test('when the index cannot be had, titles are searched and the reader is told', async ({ page, problems }) => {
  await page.route('**/search.json', (route) => route.abort());
  await page.goto(path);
  await islandsReady(page);
  await page.getByLabel(browse.queryLabel).fill('10th edition');
  await expect(titles(page).filter({ visible: true })).toHaveText(['TAT Summaries, 10th edition']);
  await expect(status(page)).toContainText(browse.unavailable);
  problems.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every publication is listed, and no control that would do nothing is shown', async ({ page }) => {
    await page.goto(path);
    await expect(titles(page).filter({ visible: true })).toHaveCount(publications.length + 1);
    await expect(page.getByLabel(browse.queryLabel)).toBeHidden();
  });
});
