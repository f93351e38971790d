import { claims } from '@/content/claims';
import { home } from '@/content/home';
import { links } from '@/content/links';
import { video } from '@/content/video';
import { expect, test } from './support/test';
import { wordsOf } from './support/words-of';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the promise comes with the demo, the introduction and an answer that cites its sources', async ({ page }) => {
  const { title, titleAccent } = home.hero;
  await expect(page.getByRole('heading', { level: 1, name: `${title} ${titleAccent}` })).toBeInViewport();
  const main = page.getByRole('main');
  const demo = main.getByRole('link', { name: links.bookDemo.label });
  // once with the promise, once at the end
  await expect(demo).toHaveCount(2);
  for (const link of await demo.all()) {
    await expect(link).toHaveAttribute('href', links.bookDemo.href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAccessibleName(/opens in new tab/);
  }
  await expect(main.getByRole('img').first()).toBeInViewport();
});

test('the introduction is one press away', async ({ page }) => {
  await page.getByRole('link', { name: 'Watch the introduction' }).click();
  await expect(page).toHaveURL('/#introduction');
  await expect(page.getByRole('heading', { level: 2, name: video.title })).toBeInViewport();
});

test('each claim of the specification stands beside what it counts', async ({ page }) => {
  const schedule = page.getByRole('region', { name: home.proof.title });
  const expected = [
    [claims.documents, '300,000+'],
    [claims.countries, '8'],
    [claims.users, '350'],
    [claims.cases, '500+'],
    [claims.pages, '200k+'],
  ] as const;
  for (const [{ countsWhat }, figure] of expected) {
    const row = schedule.getByRole('term').filter({ hasText: countsWhat }).locator('..');
    await expect(row.getByRole('definition')).toHaveText(figure);
  }
  await expect(schedule.getByRole('term')).toHaveCount(expected.length);
});

test('the 800,000 documents of the search feature are spoken of once', async ({ page }) => {
  const text = await page.getByRole('main').evaluate((main) => main.textContent ?? '');
  expect(text.split(claims.repositoryDocuments.display)).toHaveLength(2);
});

test('the five integrations are named', async ({ page }) => {
  const region = page.getByRole('region', { name: home.integrations.title });
  for (const name of ['SharePoint', 'Google Drive', 'Outlook', 'Gmail', 'Dropbox']) {
    await expect(region.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }
});

test('firms, two voices and the shortlisting vouch for it', async ({ page }) => {
  const firms = page.getByRole('region', { name: home.firms.title });
  await expect(firms.getByRole('listitem')).toHaveText(home.firms.marks.map(({ name }) => name));
  const voices = page.getByRole('region', { name: home.testimonials.title }).getByRole('figure');
  await expect(voices).toHaveCount(2);
  for (const [index, { quote, name }] of home.testimonials.items.entries()) {
    await expect(voices.nth(index)).toContainText(quote);
    await expect(voices.nth(index)).toContainText(name);
  }
  await expect(page.getByRole('heading', { name: 'Shortlisted for a legal tech award' })).toBeVisible();
});

test('no stand-in is labelled in the exported page', async ({ page }) => {
  await expect(page.locator('[data-sample-mark]')).toHaveCount(0);
});

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('every word of the home page’s content can be read', async ({ page }) => {
    // innerText is what is shown; capitals are a matter of style
    const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ').toLowerCase();
    expect(wordsOf(home).filter((words) => !text.includes(words.toLowerCase()))).toEqual([]);
  });
});
