import type { Route } from '@playwright/test';
import { searchWords } from '@/components/publications/browse/search-index';
import { browse } from '@/content/browse';
import { feed } from '@/content/feed';
import { publicationLists } from '@/content/publication-lists';
import { publicationsPage } from '@/content/publications-page';
import type { Publication } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { readPublications } from '../data/read-publications';
import { hold, scripts, watchLayoutShifts } from './support/runtime';
import { expect, islandsReady, test } from './support/test';

const path = '/web/publications/';
const [kenya, namibia] = publicationLists;

const publications = await readPublications();
const inKenya = publications.filter(({ list }) => list === kenya.id);
const inNamibia = publications.filter(({ list }) => list === namibia.id);
const newest = inKenya[0] as Publication;
const oldest = inKenya.at(-1) as Publication;
const isoOf = ({ date }: Publication) => formatDate(date).iso;
const yearOf = ({ date }: Publication) => date.slice(-4);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Words that a reader might type: the longest, without letters that the search folds into others. */
const query = (text: string, count: number) =>
  [...new Set(wordsOf(text))]
    .filter((word) => /^[a-z]+$/.test(word))
    .sort((a, b) => b.length - a.length)
    .slice(0, count)
    .join(' ');
const casesOf = ({ contents }: Publication) =>
  contents.map(({ name, subject, issue }) => `${name} ${subject} ${issue}`).join(' ');
const textOf = (publication: Publication) =>
  [publication.title, publication.description, ...publication.abstract, casesOf(publication)].join(' ');
/** Those whose text has a word that begins as each of the query's does. */
const found = (among: readonly Publication[], typed: string, text = textOf) =>
  among.filter((publication) => {
    const own = wordsOf(text(publication));
    return wordsOf(typed).every((start) => own.some((word) => word.startsWith(start)));
  });
const titlesOf = (among: readonly Publication[]) => among.map(({ title }) => title);
const counted = ({ length }: readonly Publication[]) =>
  `${length} ${length === 1 ? browse.one : browse.many} ${kenya.label}`;
/** A word of the other country that no publication of Kenya has. */
const elsewhere = [...new Set(wordsOf(inNamibia.map(textOf).join(' ')))].find(
  (word) => /^[a-z]{5,}$/.test(word) && found(inKenya, word).length === 0,
);

/** A word that finds something. */
const subject = query(casesOf(newest), 1);

const titles = (page: import('@playwright/test').Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const status = (page: import('@playwright/test').Page) =>
  page.getByRole('status').filter({ hasText: new RegExp(`${browse.one}|${browse.many}|${browse.none}`) });

test('words are found in titles, abstracts and contents; the count is told (R5.10)', async ({ page }) => {
  await page.goto(path);
  await islandsReady(page);
  for (const text of [oldest.title, oldest.abstract.join(' '), casesOf(oldest)]) {
    const typed = query(text, 4);
    const expected = found(inKenya, typed);
    expect(titlesOf(expected)).toContain(oldest.title);
    await page.getByLabel(browse.queryLabel).fill(typed);
    await expect(titles(page).filter({ visible: true })).toHaveText(titlesOf(expected));
    await expect(status(page)).toContainText(counted(expected));
  }
});

test('a year and an order narrow and turn the list, and stand in the address', async ({ page }) => {
  const year = yearOf(oldest);
  await page.goto(path);
  await islandsReady(page);
  await page.getByLabel(browse.yearLabel).selectOption(year);
  await page.getByLabel(browse.sortLabel).selectOption({ label: browse.oldest });
  const expected = inKenya
    .filter((publication) => yearOf(publication) === year)
    .sort((a, b) => isoOf(a).localeCompare(isoOf(b)));
  await expect(titles(page).filter({ visible: true })).toHaveText(titlesOf(expected));
  await expect(page).toHaveURL(`${path}?year=${year}&sort=oldest`);
  await expect(status(page)).toContainText(counted(expected));
});

test('the state survives a reload, a visit elsewhere and Back, without a touch', async ({ page }) => {
  const typed = query(casesOf(newest), 1);
  const year = yearOf(newest);
  await page.goto(`${path}?q=${typed}&year=${year}`);
  const shown = titles(page).filter({ visible: true });
  const expected = titlesOf(found(inKenya, typed).filter((publication) => yearOf(publication) === year));
  expect(expected).toContain(newest.title);
  await expect(shown).toHaveText(expected);
  await page.reload();
  await expect(shown).toHaveText(expected);
  await expect(page.getByLabel(browse.queryLabel)).toHaveValue(typed);
  await shown.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: expected[0], exact: true })).toBeVisible();
  await page.goBack();
  await expect(shown).toHaveText(expected);
});

test('Back undoes a choice', async ({ page }) => {
  await page.goto(path);
  await islandsReady(page);
  const year = yearOf(oldest);
  await page.getByLabel(browse.yearLabel).selectOption(year);
  const expected = inKenya.filter((publication) => yearOf(publication) === year);
  await expect(titles(page).filter({ visible: true })).toHaveCount(expected.length);
  await page.goBack();
  await expect(titles(page).filter({ visible: true })).toHaveCount(inKenya.length);
  await expect(page.getByLabel(browse.yearLabel)).toHaveValue('');
});

test('an empty result says so and shows the way out, to the other country or back', async ({ page }) => {
  test.skip(!elsewhere, 'both countries have the same words');
  const expected = found(inNamibia, elsewhere ?? '');
  await page.goto(path);
  await islandsReady(page);
  await page.getByLabel(browse.queryLabel).fill(elsewhere ?? '');
  await expect(status(page)).toContainText(`${browse.none} ${kenya.label}`);
  await page.getByRole('link', { name: `${expected.length} ${browse.elsewhere} ${namibia.label}` }).click();
  await expect(titles(page).filter({ visible: true })).toHaveText(titlesOf(expected));
  await expect(page).toHaveURL(`${path}?q=${elsewhere}#${namibia.hash}`);
  await page.getByRole('button', { name: browse.clearLabel }).click();
  await expect(page.getByLabel(browse.queryLabel)).toHaveValue('');
  await expect(page.getByLabel(browse.queryLabel)).toBeFocused();
  await expect(page).toHaveURL(`${path}#${namibia.hash}`);
});

test('the words found are marked, and the case in which they are stands under the title (R5.10)', async ({ page }) => {
  const [publication] = publications;
  const [found] = publication?.contents ?? [];
  if (!publication || !found) throw new Error('there is no case to look for');
  await page.goto(path);
  await islandsReady(page);
  const card = page.locator(`[data-slug="${publication.slug}"]`);
  await expect(card.getByText(found.name)).toBeHidden();
  await page.getByLabel(browse.queryLabel).fill(found.name);
  await expect(card.getByText(`${browse.inCase} ${found.name}`)).toBeVisible();
  const marked = () => page.locator('mark').filter({ visible: true }).allTextContents();
  const words = (found.name.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => searchWords(word).length > 0);
  expect(await marked()).toEqual(expect.arrayContaining(words));
  await page.getByRole('button', { name: browse.clearLabel }).click();
  await expect(card.getByText(found.name)).toBeHidden();
  await expect.poll(marked).toEqual([]);
});

test('what is marked can be told from the ground, and in forced colours has the system’s', async ({ page }) => {
  await page.goto(`${path}?q=${subject}`);
  const mark = page.locator('mark').filter({ visible: true }).first();
  const look = () => mark.evaluate((element) => getComputedStyle(element).backgroundColor);
  const plain = await look();
  expect(plain).not.toBe('rgba(0, 0, 0, 0)');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await look()).not.toBe(plain);
});

test('after a search the results come into view (R5.10)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto(path);
  await islandsReady(page);
  await page.getByLabel(browse.queryLabel).fill(subject);
  await page.keyboard.press('Enter');
  const card = page.locator('[data-slug]:visible').first();
  await expect(card.getByRole('img')).toBeInViewport({ ratio: 1 });
  await expect(status(page)).toBeInViewport({ ratio: 1 });
});

test('an empty result offers subjects, each of which finds something, and the feed (R5.10)', async ({ page }) => {
  // A press while the page still slides to its results may hit what was there before.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await islandsReady(page);
  await page.getByLabel(browse.yearLabel).selectOption(yearOf(oldest));
  await page.getByLabel(browse.queryLabel).fill('nothing-has-this-word');
  await expect(status(page)).toContainText(`${browse.none} ${kenya.label}`);
  await expect(page.getByRole('link', { name: browse.feedLabel })).toHaveAttribute('href', feed.path);
  const offers = page.getByText(browse.subjectsLabel).getByRole('link');
  const subjects = await offers.allTextContents();
  expect(subjects.length).toBeGreaterThan(2);
  for (const subject of subjects) {
    await page.getByLabel(browse.queryLabel).fill('nothing-has-this-word');
    await offers.getByText(subject, { exact: true }).click();
    await expect(page.getByLabel(browse.queryLabel)).toHaveValue(subject);
    await expect(page.getByLabel(browse.yearLabel)).toHaveValue('');
    await expect(titles(page).filter({ visible: true })).not.toHaveCount(0);
    await expect(status(page)).not.toContainText(browse.none);
  }
});

for (const size of [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
]) {
  test(`at ${size.width} px covers stand on the first screen, under a search of one row and a lead of two lines (R5.10)`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(path);
    await expect(page.getByAltText(/^Cover page/).first()).toBeInViewport({ ratio: 1 });
    const lines = await page.getByText(publicationsPage.lead).evaluate((lead) => {
      const range = document.createRange();
      range.selectNodeContents(lead);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    // Two lines of a phone hold some 80 letters; a long brand takes one more.
    expect(lines).toBeLessThanOrEqual(publicationsPage.lead.length > 84 ? 3 : 2);
    const controls = await page
      .getByRole('search')
      .locator('input, button, select')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((control) => Math.round(control.getBoundingClientRect().bottom)));
    expect(controls.length).toBeGreaterThan(2);
    for (const bottom of controls) expect(Math.abs(bottom - (controls[0] ?? 0))).toBeLessThanOrEqual(1);
  });
}

test('on a phone year and order open at the foot of the screen, with no script, and close when done', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const year = page.getByLabel(browse.yearLabel);
  await expect(year).toBeHidden();
  await page.getByRole('button', { name: browse.filterLabel }).click();
  await expect(year).toBeInViewport({ ratio: 1 });
  await islandsReady(page);
  await year.selectOption(yearOf(oldest));
  const expected = inKenya.filter((publication) => yearOf(publication) === yearOf(oldest));
  await expect(titles(page).filter({ visible: true })).toHaveCount(expected.length);
  await page.getByRole('button', { name: browse.doneLabel }).click();
  await expect(year).toBeHidden();
});

test('Enter works before the runtime has arrived', async ({ page }) => {
  // Held back, not refused: a refusal is told to the page, which then shows what it shows without scripts.
  await page.route('**/*.js', () => {});
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.getByLabel(browse.queryLabel).fill('nowherewritten');
  await page.unroute('**/*.js');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=nowherewritten/);
  await expect(status(page)).toContainText(`${browse.none} ${kenya.label}`);
});

for (const [what, answer] of [
  ['cannot be had', (route: Route) => route.abort()],
  ['hangs', () => undefined],
] as const) {
  test(`when the index ${what}, titles are searched and the reader is told`, async ({ page, problems }) => {
    await page.route('**/search.json', answer);
    await page.goto(path);
    await islandsReady(page);
    await page.getByLabel(browse.queryLabel).fill(newest.title);
    const expected = found(inKenya, newest.title, ({ title }) => title);
    await expect(titles(page).filter({ visible: true })).toHaveText(titlesOf(expected));
    await expect(status(page)).toContainText(browse.unavailable);
    problems.length = 0;
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what the page shows of each list is there, and no control that would do nothing is shown', async ({ page }) => {
    await page.goto(path);
    await expect(titles(page).filter({ visible: true })).toHaveCount(inKenya.length + inNamibia.length);
    await expect(page.getByLabel(browse.queryLabel)).toBeHidden();
  });

  test('Search opens a list of every case by its name, each with its publication (R5.10)', async ({ page }) => {
    await page.goto(path);
    await page.getByLabel(browse.noScriptLabel).fill(subject);
    await page.getByRole('button', { name: browse.submitLabel }).click();
    await expect(page.getByRole('heading', { level: 1, name: publicationsPage.cases.title })).toBeVisible();
    for (const { title, contents } of publications) {
      for (const { name } of contents) {
        await expect(page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: title })).not.toHaveCount(
          0,
        );
      }
    }
  });
});

test.describe('an address with a search in it, when the scripts hang (R5.10)', () => {
  for (const width of [320, 360, 1280]) {
    test(`at ${width} px one sentence says so: the words are kept, nothing moves, the list can be used`, async ({
      page,
      problems,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const shifts = await watchLayoutShifts(page, 'main');
      const held = await hold(page, scripts);
      await page.goto(`${path}?q=${subject}`, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      await page.evaluate(() => document.fonts.ready);
      const before = await shifts();
      await expect(page.getByText(browse.failed)).toBeVisible();
      await expect(page.getByLabel(browse.queryLabel)).toHaveValue(subject);
      await expect(page.getByRole('link', { name: browse.cases.label })).toBeVisible();
      await expect(page.locator('[data-slug]').filter({ visible: true })).not.toHaveCount(0);
      expect(await shifts()).toBe(before);
      held.release();
      problems.length = 0;
    });
  }
});
