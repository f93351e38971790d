import type { Locator, Page, Route } from '@playwright/test';
import { browse } from '@/content/browse';
import { feed } from '@/content/feed';
import { publicationLists } from '@/content/publication-lists';
import { publicationsPage } from '@/content/publications-page';
import { subjects } from '@/content/subjects';
import type { Publication } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { caseId } from '@/lib/publications/case-id';
import { subjectPath } from '@/lib/publications/subject-path';
import { readPdfText } from '../data/pdf-text';
import { readPublications } from '../data/read-publications';
import { boxOf } from './support/boxes';
import { phone } from './support/phone';
import { doubleText, hold, scripts, watchLayoutShifts } from './support/runtime';
import { expect, islandsReady, test, visit } from './support/test';

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
const titlesOf = (among: readonly Publication[]) => among.map(({ title }) => title);
const counted = ({ length }: readonly Publication[]) =>
  `${length} ${length === 1 ? browse.one : browse.many} ${kenya.label}`;
const allWords = new Set(wordsOf(publications.map(textOf).join(' ')));
/** A word of the other country that no publication of Kenya has, in itself or in its PDF. */
const pdfWords = new Map(
  await Promise.all(
    publications.map(async ({ slug, pdfUrl }) => {
      const pages = await readPdfText(`public${pdfUrl}`);
      return [slug, pages.map((text) => new Set<string>(wordsOf(text)))] as const;
    }),
  ),
);
const isInPdf = ({ slug }: Publication, word: string) => pdfWords.get(slug)?.some((page) => page.has(word)) ?? false;
const elsewhere = [...new Set(wordsOf(inNamibia.map(textOf).join(' ')))].find(
  (word) =>
    /^[a-z]{6,}$/.test(word) &&
    inKenya.every((one) => !textOf(one).toLowerCase().includes(word.slice(0, 5)) && !isInPdf(one, word)),
);

const nowhere = 'zzqxvw';

/** A word that finds something. */
const subject = query(casesOf(newest), 1);

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
/** The sentence that says what is found, as it is seen. */
const result = (page: Page) => page.locator('[data-result]');
const casesFound = (page: Page) => page.getByRole('list', { name: browse.casesLabel }).getByRole('listitem');
const shownCards = (page: Page) => page.locator('[data-slug]:not([hidden])');
const sentence = (text: string, query: string) => text.replace('{query}', `“${query}”`);

/** The page with these words in its field. */
async function search(page: Page, words: string) {
  await visit(page, path);
  await page.getByLabel(browse.queryLabel).fill(words);
}

test('words are found in titles, abstracts and contents, in whichever list; the count is told, and on both tabs (R5.10)', async ({
  page,
}) => {
  await visit(page, path);
  for (const text of [oldest.title, oldest.abstract.join(' '), casesOf(oldest)]) {
    const typed = query(text, 4);
    await page.getByLabel(browse.queryLabel).fill(typed);
    await expect(result(page)).toContainText(sentence(browse.result.all, typed));
    await expect(titles(page).filter({ visible: true, hasText: oldest.title })).toHaveCount(1);
    // While it is looked for, the cards still stand as they were.
    await expect(async () => {
      const count = await shownCards(page).count();
      if (text !== oldest.title) expect(count).toBeLessThan(publications.length);
      const { one, many } = browse.result.editions;
      expect(await result(page).textContent()).toContain(`${count} ${count === 1 ? one : many}`);
    }).toPass({ timeout: 20_000 });
  }
  const other = inNamibia[0]?.contents[0];
  if (!other) throw new Error('there is no case in the other list');
  await page.getByLabel(browse.queryLabel).fill(other.name);
  await expect(casesFound(page).first()).toContainText(other.name);
  await expect(page.getByRole('tab', { name: /\(\d+\)$/ })).toHaveCount(publicationLists.length);
  // The cards follow when the reader stops typing.
  await expect(async () => {
    for (const { label, hash } of publicationLists) {
      const count = await page.locator(`#${hash} [data-slug]:not([hidden])`).count();
      expect(await page.getByRole('tab', { name: `${label} (${count})` }).count()).toBe(1);
    }
  }).toPass({ timeout: 20_000 });
});

test('a search lists cases, best first, with what was decided and where it stands (R5.10)', async ({ page }) => {
  const isAppealed = ({ laterHistory }: { laterHistory?: unknown }) => laterHistory !== undefined;
  const edition = publications.find(({ contents }) => contents.some(isAppealed)) ?? oldest;
  const one = edition.contents.find(isAppealed) ?? edition.contents[0];
  if (!one) throw new Error('there is no case to look for');
  await search(page, one.name);
  const first = casesFound(page).first();
  await expect(first).toContainText(one.name);
  for (const part of [one.holding ?? one.issue, one.subject, edition.title, one.outcome ?? '', one.amount ?? '']) {
    await expect(first).toContainText(part);
  }
  for (const { court, outcome } of one.laterHistory ?? []) await expect(first).toContainText(`${court}: ${outcome}`);
  if (one.page) await expect(first).toContainText(`${browse.page} ${one.page}`);
  const marked = await first.locator('mark').allTextContents();
  expect(marked.join(' ')).toContain(one.name.split(' ')[1]);
  await page.emulateMedia({ media: 'print' });
  await expect(result(page)).toBeVisible();
  await expect(first).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: edition.title, exact: true })).toBeAttached();
  // Its own place on the page, and not the page's top.
  await expect(page).toHaveURL(new RegExp(`${edition.link}/#${caseId(one.name)}$`));
  await expect(page.getByRole('heading', { level: 3, name: one.name })).toBeInViewport();
});

test('a slip is told, with what was meant, whose results are there already (R5.10)', async ({ page }) => {
  const right = query(casesOf(newest), 1);
  const wrong = right.replace(/^(...)(.)(.)/, '$1$3$2');
  await search(page, wrong);
  const offer = page.getByText(sentence(browse.result.meant, wrong)).getByRole('link');
  await expect(offer).toBeVisible();
  const meant = (await offer.textContent()) ?? '';
  await expect(casesFound(page)).not.toHaveCount(0);
  await expect(result(page)).toContainText(sentence(browse.result.all, meant));
  await offer.click();
  await expect(page.getByLabel(browse.queryLabel)).toHaveValue(meant);
  await expect(result(page)).toContainText(sentence(browse.result.all, meant));
  await expect(offer).toBeHidden();
});

test('a word inside a PDF finds its edition, and how many pages have it (R5.10)', async ({ page }) => {
  const pages = pdfWords.get(newest.slug) ?? [];
  const stem = (word: string) => word.slice(0, 6);
  const known = new Set([...allWords].map(stem));
  const typed = pages.flatMap((own) => [...own]).find((word) => /^[a-z]{8,}$/.test(word) && !known.has(stem(word)));
  test.skip(!typed, 'the PDF has no word that its page has not');
  await search(page, typed ?? '');
  const card = page.locator(`[data-slug="${newest.slug}"]`);
  await expect(card).toContainText(`${browse.inPdf} “${typed}” ${browse.on} `);
});

test('nothing of the search is fetched before the first key (R5.10)', async ({ page }) => {
  const asked: string[] = [];
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByLabel(browse.queryLabel).focus();
  await page.getByLabel(browse.queryLabel).click();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => !/\.(avif|webp|png|woff2)$/.test(address))).toEqual([]);
  await page.keyboard.type(subject);
  await expect(result(page)).toContainText(sentence(browse.result.all, subject));
  expect(asked).toContain(`${path}search.json`);
  expect(asked.filter((address) => address.startsWith(`${path}words/`)).length).toBeLessThan(10);
});

test('what is found is said aloud once, when the reader has stopped typing (R5.10)', async ({ page }) => {
  await visit(page, path);
  const status = page.getByRole('search').locator('xpath=..').getByRole('status');
  await expect(status).toBeEmpty();
  await status.evaluate((element) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.getByLabel(browse.queryLabel).pressSequentially(subject, { delay: 60 });
  await expect(status).toContainText(sentence(browse.result.all, subject));
  await expect(status).toHaveText((await result(page).textContent()) ?? '');
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^\d+ /);
});

test('a year and an order narrow and turn the list (R5.6), and stand in the address; Back undoes each', {
  tag: '@asked',
}, async ({ page }) => {
  const year = yearOf(oldest);
  await visit(page, path);
  await page.getByLabel(browse.yearLabel).selectOption(year);
  await page.getByLabel(browse.sortLabel).selectOption({ label: browse.oldest });
  const expected = inKenya
    .filter((publication) => yearOf(publication) === year)
    .sort((a, b) => isoOf(a).localeCompare(isoOf(b)));
  await expect(titles(page).filter({ visible: true })).toHaveText(titlesOf(expected));
  await expect(page).toHaveURL(`${path}?year=${year}&sort=oldest`);
  await expect(result(page)).toContainText(counted(expected));
  for (const _ of ['order', 'year']) await page.goBack();
  await expect(titles(page).filter({ visible: true })).toHaveCount(inKenya.length);
  await expect(page.getByLabel(browse.yearLabel)).toHaveValue('');
});

test('the state survives a reload, a visit elsewhere and Back, without a touch', async ({ page }) => {
  const typed = query(casesOf(newest), 1);
  const year = yearOf(newest);
  await page.goto(`${path}?q=${typed}&year=${year}`);
  const shown = titles(page).filter({ visible: true });
  await expect(page.getByRole('tab', { name: /\(\d+\)$/ })).toHaveCount(publicationLists.length);
  await expect(result(page)).toContainText(sentence(browse.result.all, typed));
  await expect(shown.filter({ hasText: newest.title })).toHaveCount(1);
  const expected = await shown.allTextContents();
  await page.reload();
  await expect(shown).toHaveText(expected);
  await expect(page.getByLabel(browse.queryLabel)).toHaveValue(typed);
  await shown.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: expected[0], exact: true })).toBeVisible();
  await page.goBack();
  await expect(shown).toHaveText(expected);
});

test('where the open list has nothing the way to the other is shown, and back', async ({ page }) => {
  test.skip(!elsewhere, 'both countries have the same words');
  await search(page, elsewhere ?? '');
  await page.getByRole('link', { name: `${inNamibia.length} ${browse.elsewhere} ${namibia.label}` }).click();
  await expect(titles(page).filter({ visible: true })).toHaveText(titlesOf(inNamibia));
  await expect(page).toHaveURL(`${path}?q=${elsewhere}#${namibia.hash}`);
  await page.getByRole('button', { name: browse.clearLabel }).click();
  await expect(page.getByLabel(browse.queryLabel)).toHaveValue('');
  await expect(page.getByLabel(browse.queryLabel)).toBeFocused();
  await expect(page).toHaveURL(`${path}#${namibia.hash}`);
  await expect(casesFound(page)).toHaveCount(0);
  await expect(page.locator('mark')).toHaveCount(0);
});

test('far down the list, and down what is found, what the field finds comes under it, however late (R5.10)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { release } = await hold(page, '**/search.json');
  await visit(page, path);
  await page.mouse.wheel(0, 1500);
  await expect(result(page)).not.toBeInViewport();
  const box = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());
  const belowField = async () => (await box(result(page))).top - (await box(page.getByRole('search'))).bottom;
  const isUnderField = async () => {
    await expect(casesFound(page).first()).toBeInViewport();
    await expect.poll(belowField).toBeGreaterThanOrEqual(0);
  };
  const field = page.getByLabel(browse.queryLabel);
  await field.pressSequentially(subject);
  release();
  await isUnderField();
  for (const key of ['Backspace', 'Enter']) {
    await page.mouse.wheel(0, 1500);
    await expect(result(page)).not.toBeInViewport();
    await page.keyboard.press(key);
    await isUnderField();
  }
  // So it is where an address names a list too.
  await page.goto(`${path}?q=${subject}#${kenya.hash}`);
  await isUnderField();
});

test.describe('by touch', () => {
  test.use({ ...phone, viewport: { width: 360, height: 640 } });

  test('Enter brings the focus to what was found; the field stays in sight with it, and as it is read (R5.10)', async ({
    page,
  }) => {
    await search(page, subject);
    await page.keyboard.press('Enter');
    await expect(result(page)).toBeFocused();
    await expect(result(page)).toContainText(sentence(browse.result.all, subject));
    for (const part of [casesFound(page).first(), result(page), page.getByLabel(browse.queryLabel)])
      await expect(part).toBeInViewport({ ratio: 1 });
    await casesFound(page).last().scrollIntoViewIfNeeded();
    await expect(page.getByLabel(browse.queryLabel)).toBeInViewport({ ratio: 1 });
  });
});

test('with text twice as large the field of a phone keeps room for words (R5.10)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await doubleText(page);
  expect((await boxOf(page.getByLabel(browse.queryLabel))).width).toBeGreaterThan(240);
});

test('an empty result offers subjects, each a page, and the feed (R5.10)', async ({ page }) => {
  // A press while the page still slides to its results may hit what was there before.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await search(page, nowhere);
  await expect(result(page)).toContainText(sentence(browse.result.none, nowhere));
  await expect(page.getByRole('link', { name: browse.feedLabel })).toHaveAttribute('href', feed.path);
  const offers = page.getByText(browse.subjectsLabel).getByRole('link');
  const offered = await offers.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(offered.length).toBeGreaterThan(2);
  const all = subjects.map((subject) => [subject.name, `${subjectPath(subject)}/`]);
  expect(offered).toEqual(offered.map(([name]) => all.find(([own]) => own === name)));
  await offers.first().click();
  await expect(page.getByRole('heading', { level: 1, name: offered[0]?.[0] ?? '' })).toBeVisible();
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
  await expect(result(page)).toContainText(sentence(browse.result.none, 'nowherewritten'));
});

for (const [what, answer] of [
  ['cannot be had', (route: Route) => route.abort()],
  ['hangs', () => undefined],
] as const) {
  test(`when the index ${what}, titles are searched and the reader is told; Search asks for it again (R5.10)`, async ({
    page,
    problems,
  }) => {
    await page.route('**/search.json', answer);
    await search(page, newest.title);
    await expect(titles(page).filter({ visible: true })).toHaveText([newest.title]);
    await expect(result(page)).toContainText(browse.unavailable);
    await page.unroute('**/search.json');
    await page.getByRole('button', { name: browse.submitLabel, exact: true }).click();
    await expect(result(page)).not.toContainText(browse.unavailable);
    problems.length = 0;
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Search opens the subjects, and each has its cases, newest first, with their publications (R5.10, R5.13)', async ({
    page,
  }) => {
    await page.goto(path);
    const topic = newest.contents[0]?.subject ?? '';
    await page.getByLabel(browse.noScriptLabel).fill(topic);
    await page.getByRole('button', { name: browse.submitLabel }).click();
    await expect(page.getByRole('heading', { level: 1, name: publicationsPage.subjects.title })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: topic }).click();
    await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible();
    const expected = publications.flatMap(({ title, contents }) =>
      contents.filter((one) => one.subject === topic).map(({ name }) => ({ name, title })),
    );
    const entries = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(entries).toHaveCount(expected.length);
    for (const [index, { name, title }] of expected.entries()) {
      await expect(entries.nth(index).getByRole('heading', { name })).toBeVisible();
      await expect(entries.nth(index)).toContainText(title);
    }
  });
});

test.describe('an address with a search in it, when the scripts hang (R5.10)', () => {
  for (const width of [320, 360, 1280]) {
    test(`at ${width} px one sentence says so: nothing moves, the list can be used`, async ({ page, problems }) => {
      await page.setViewportSize({ width, height: 800 });
      const shifts = await watchLayoutShifts(page, 'main');
      const held = await hold(page, scripts);
      await page.clock.install();
      await page.goto(`${path}?q=${subject}`, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      await page.evaluate(() => document.fonts.ready);
      const before = await shifts();
      await page.clock.fastForward(11_000);
      await expect(page.getByText(browse.failed)).toBeVisible();
      await expect(page.getByRole('link', { name: browse.subjects.label })).toBeVisible();
      await expect(page.locator('[data-slug]').filter({ visible: true })).not.toHaveCount(0);
      expect(await shifts()).toBe(before);
      held.release();
      problems.length = 0;
    });
  }
});

test('who types while the scripts hang is told so, and finds when they come (R5.10)', async ({ page, problems }) => {
  const held = await hold(page, scripts);
  await page.clock.install();
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByLabel(browse.queryLabel).pressSequentially(subject);
  await expect(page.getByText(browse.failed)).toBeHidden();
  await page.clock.fastForward(11_000);
  await expect(page.getByText(browse.failed)).toBeVisible();
  held.release();
  await expect(result(page)).toContainText(subject);
  problems.length = 0;
});
