import type { Locator, Page } from '@playwright/test';
import { feed } from '@/content/feed';
import { legal } from '@/content/legal';
import { publicationLists } from '@/content/publication-lists';
import { publicationSearch } from '@/content/publication-search';
import { publicationsPage } from '@/content/publications-page';
import type { Publication } from '@/content/types';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { readPublications } from '../data/read-publications';
import { dialog, downloadButton } from './support/gate';
import { recordAnnouncements } from './support/record-announcements';
import { holdRequests, scripts } from './support/runtime';
import { expect, test, visit } from './support/test';

const path = '/web/publications/';
const publications = await readPublications();
const newest = publications[0] as Publication;
const { name, subject, issue } = newest.contents[0] as Publication['contents'][number];

const field = (page: Page) => page.getByLabel(publicationSearch.queryLabel);
/** The visible sentence with the number of results. */
const result = (page: Page) => page.locator('[data-result]');
const casesFound = (page: Page) => page.getByRole('list', { name: publicationSearch.casesLabel }).getByRole('listitem');
const cards = (page: Page) => page.locator('[data-slug]').filter({ visible: true });

test('a search lists cases above editions, and is in the address (R5.10)', { tag: '@engines' }, async ({ page }) => {
  await visit(page, path);
  await field(page).fill(name);
  const first = casesFound(page).first();
  for (const part of [name, subject, issue, newest.title]) await expect(first).toContainText(part);
  await expect(first.locator('mark').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: /\(\d+\)$/ })).toHaveCount(publicationLists.length);
  await expect(page.locator(`[data-slug="${newest.slug}"]`)).toBeVisible();
  await expect(page).toHaveURL(/\?q=/);
  await page.reload();
  await expect(field(page)).toHaveValue(name);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${newest.link}/#`));
  await expect(page.getByRole('heading', { level: 3, name })).toBeInViewport();
  await page.goBack();
  await expect(field(page)).toHaveValue(name);
  await expect(first).toContainText(name);
  await page.getByRole('button', { name: publicationSearch.clearLabel, exact: true }).click();
  await expect(casesFound(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
});

for (const width of [360, 1280])
  test(`the first screen at ${width} px has the search and example queries (R5.10)`, async ({ page }) => {
    test.skip(!legal.search, 'content/legal.ts has no example queries');
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    const cases = publications.flatMap(({ contents }) => contents).length;
    const scope = fillPlaceholders(legal.search?.scope ?? '', { cases, publications: publications.length });
    const examples = (legal.search?.examples ?? []).map((query) => page.getByRole('link', { name: query }));
    for (const part of [field(page), page.getByText(scope), ...examples])
      await expect(part).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    // Clicked before the scripts have loaded.
    await examples[0]?.click();
    await expect(field(page)).toHaveValue(legal.search?.examples[0] ?? '');
    await expect(casesFound(page).first()).toBeVisible();
    await expect(examples[0] as Locator).toBeHidden();
    await expect(result(page)).toBeFocused();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

test('the newest is first, or last with ?sort=oldest (R5.6)', { tag: ['@asked', '@engines'] }, async ({ page }) => {
  await visit(page, path);
  await expect(cards(page).first()).toContainText(newest.description);
  const slugs = publications.filter(({ list }) => list === newest.list).map(({ slug }) => slug);
  const shown = () => cards(page).evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.slug));
  expect(await shown()).toEqual(slugs);
  await page.goto(`${path}?sort=oldest`);
  await expect.poll(shown).toEqual(slugs.toReversed());
});

test('opening a form right after a search keeps the results (R5.10, R6.2)', async ({ page }) => {
  await visit(page, path);
  await field(page).fill(subject);
  await expect(casesFound(page).first()).toBeVisible();
  await field(page).fill(name);
  await downloadButton(page, newest).dispatchEvent('click');
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(name);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto');
  await expect(field(page)).toHaveValue(name);
  await expect(casesFound(page).first()).toContainText(name);
  await expect(downloadButton(page, newest)).toBeFocused();
});

test('the first key loads the search data once; the results are announced once (R5.10)', async ({ page }) => {
  await visit(page, path);
  await field(page).click();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const status = page.locator('[data-result] + [role=status]');
  await expect(status).toBeEmpty();
  const said = await recordAnnouncements(page);
  expect(asked).toEqual([]);
  await field(page).pressSequentially(subject, { delay: 60 });
  await expect(status).toContainText(`“${subject}”`);
  await expect(status).toHaveText((await result(page).textContent()) ?? '');
  expect(await said()).toEqual([await status.textContent()]);
  expect(asked.filter((address) => address.endsWith('.json'))).toEqual([`${path}search.json`]);
});

test('results are announced again, stay in view when focused backwards, and can all be shown', async ({ page }) => {
  await visit(page, path);
  const said = await recordAnnouncements(page);
  await field(page).fill('tax');
  const links = casesFound(page).getByRole('link');
  await expect(links).toHaveCount(8);
  await test.step('Enter with the same query repeats the announcement, and the page has its sentence once', async () => {
    const sentence = (await result(page).textContent()) ?? '';
    for (const time of ['typed', 'pressed', 'pressed again']) {
      if (time !== 'typed') await field(page).press('Enter');
      await expect.poll(said, { message: time }).toEqual([sentence]);
      await expect(page.getByText(sentence, { exact: true })).toHaveCount(1);
    }
  });

  for (const width of [1280, 360])
    await test.step(`Shift+Tab at ${width} px focuses no link under the search field`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await links.last().focus();
      for (let index = 7; index >= 0; index -= 1) {
        await expect(links.nth(index)).toBeFocused();
        const room = () =>
          links.nth(index).evaluate((link) => {
            const bar = document.querySelector('[data-ready] search')?.getBoundingClientRect().bottom ?? 0;
            return link.getBoundingClientRect().top - bar;
          });
        await expect.poll(room, { message: `case ${index + 1}` }).toBeGreaterThanOrEqual(0);
        await page.keyboard.press('Shift+Tab');
      }
    });

  await test.step('each case has a heading, and Show all focuses the first new case', async () => {
    await expect(page.getByRole('heading', { level: 2, name: publicationSearch.casesLabel })).toBeAttached();
    await expect(casesFound(page).getByRole('heading', { level: 3 })).toHaveCount(8);
    const label = new RegExp(publicationSearch.allCases.replace('{count}', '\\d+'));
    await page.getByRole('button', { name: label }).press('Enter');
    await expect(links.nth(8)).toBeFocused();
    await expect(links.nth(8)).toBeInViewport({ ratio: 1 });
  });
});

test('a search without results links to subjects and to ways to follow editions (R5.10, R5.13)', async ({ page }) => {
  await visit(page, path);
  await field(page).fill('zzqxvw');
  await expect(result(page)).toContainText(publicationSearch.result.none.replace('{query}', '“zzqxvw”'));
  await expect(page.getByRole('link', { name: publicationSearch.followLabel })).toHaveAttribute('href', '#follow');
  await page.getByRole('link', { name: publicationSearch.followLabel }).click();
  await expect(page.getByText(feed.path)).toBeInViewport();
  const offered = page.getByText(publicationSearch.subjectsLabel).getByRole('link', { name: subject });
  await offered.click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
});

test('if its data fail, the search links to subjects and can be retried (R5.10)', async ({ page, problems }) => {
  await page.route('**/search.json', (route) => route.abort());
  await visit(page, path);
  await field(page).fill(name);
  await expect(result(page)).toContainText(publicationSearch.unavailable);
  await expect(page.getByText(publicationSearch.subjectsLabel).getByRole('link').first()).toBeVisible();
  await page.unroute('**/search.json');
  await page.getByRole('button', { name: publicationSearch.submitLabel, exact: true }).click();
  await expect(casesFound(page).first()).toContainText(name);
  problems.length = 0;
});

test('Enter before the scripts load, or a query in the address, shows a message at once (R5.10)', async ({ page }) => {
  const looking = fillPlaceholders(publicationSearch.result.looking, { query: `“${name}”` });
  const form = page.locator('form').filter({ has: field(page) });
  const said = () => form.evaluate((one) => getComputedStyle(one, '::after').content.replaceAll('"', ''));
  for (const address of [path, `${path}?q=${encodeURIComponent(name)}`]) {
    const held = await holdRequests(page, scripts);
    let loads = 0;
    let data = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
      if (request.url().endsWith('/search.json')) data += 1;
    });
    await page.goto(address, { waitUntil: 'commit' });
    if (address === path) {
      await field(page).fill(name);
      await field(page).press('Enter');
    }
    await expect(field(page)).toHaveValue(name);
    await expect.poll(said).toBe(looking);
    // The search data load once, in parallel with the scripts.
    await expect.poll(() => data).toBe(1);
    held.release();
    await expect(casesFound(page).first()).toContainText(name);
    await expect.poll(said).toBe('none');
    expect([loads, data]).toEqual([1, 1]);
    await page.unroute(scripts);
  }
});

test('offline, Enter keeps page and query, and a message says why (R5.10)', async ({ page, context, problems }) => {
  await page.goto(path);
  await context.setOffline(true);
  await field(page).fill(name);
  for (let press = 0; press < 2; press += 1) {
    await field(page).press('Enter');
    await expect(page.getByText(publicationSearch.failed)).toBeVisible();
    await expect(field(page)).toHaveValue(name);
  }
  problems.length = 0;
  await context.setOffline(false);
  await field(page).press('Enter');
  await expect(casesFound(page).first()).toContainText(name);
  problems.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Search opens the subjects, and each has its cases (R5.10, R5.13)', async ({ page }) => {
    await page.goto(path);
    await page.getByLabel(publicationSearch.noScriptLabel).fill(subject);
    await page.getByRole('button', { name: publicationSearch.submitLabel }).click();
    await expect(page.getByRole('heading', { level: 1, name: publicationsPage.subjects.title })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: subject }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });
});
