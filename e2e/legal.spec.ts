import { legal } from '@/content/legal';
import { links } from '@/content/links';
import { expect, test } from './support/test';
import { wordsOf } from './support/words-of';

test.beforeEach(async ({ page }) => {
  await page.goto('/legal/');
});

test('the key figure is the 300,000 public documents, with what it counts', async ({ page }) => {
  await expect(
    page.getByRole('heading', { level: 1, name: `${legal.hero.title} ${legal.hero.titleAccent}` }),
  ).toBeInViewport();
  const main = page.getByRole('main');
  await expect(main.getByText('300,000', { exact: true }).first()).toBeAttached();
  await expect(main.getByText(legal.keyFigure.countsWhat)).toBeVisible();
});

test('repository, tenth lining and bill analysis each have their words and their drawing', async ({ page }) => {
  for (const chapter of [legal.repository, legal.tenthLining, legal.billAnalysis]) {
    const region = page.getByRole('region', { name: chapter.title });
    await expect(region).toContainText(chapter.text.join(''));
    await expect(region.getByRole('img')).toBeVisible();
  }
});

test('the tenth-lining rule names the directions, advises to check, and leads to the page and the editor', async ({
  page,
}) => {
  const region = page.getByRole('region', { name: legal.tenthLining.title });
  await expect(region).toContainText('every tenth line numbered in the right margin and page numbers at the top right');
  await expect(region).toContainText('sections 3A and 3B of the Appellate Jurisdiction Act');
  await expect(region).toContainText('Check the current rules and directions');
  await expect(region.getByRole('link', { name: 'How tenth lining works' })).toHaveAttribute('href', '/tenth-lining/');
  await expect(region.getByRole('link', { name: links.tenthLiningEditor.label })).toHaveAttribute('target', '_blank');
});

test('the bill analysis tool is another site, opened in a tab of its own', async ({ page, context }) => {
  await context.route(`${links.billAnalysis.href}**`, (route) => route.fulfill({ body: 'the tool' }));
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: links.billAnalysis.label }).click();
  const tool = await opening;
  await expect(tool).toHaveURL(links.billAnalysis.href);
  expect(await tool.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/legal/');
});

test('the three newest editions stand on the shelf, newest first', async ({ page }) => {
  const shelf = page.getByRole('region', { name: legal.publications.title });
  const dates = await shelf
    .getByRole('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates).toHaveLength(3);
  expect([...dates].sort().reverse()).toEqual(dates);
  await expect(shelf.getByRole('img')).toHaveCount(3);
  await shelf.getByRole('link', { name: legal.publications.action.label }).click();
  await expect(page).toHaveURL('/web/publications/');
});

test('it ends with a demo', async ({ page }) => {
  const call = page.getByRole('region', { name: `${legal.closing.title} ${legal.closing.titleAccent}` });
  await expect(call.getByRole('link', { name: links.bookDemo.label })).toHaveAttribute('href', links.bookDemo.href);
});

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('every word of the legal page’s content can be read', async ({ page }) => {
    // innerText is what is shown; capitals are a matter of style
    const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ').toLowerCase();
    expect(wordsOf(legal).filter((words) => !text.includes(words.toLowerCase()))).toEqual([]);
  });
});
