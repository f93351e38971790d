import { builtInForm } from '@/content/built-in-form';
import { gate, pdfLink } from '@/content/gate';
import { publicationSearch } from '@/content/publication-search';
import { publicationsPage } from '@/content/publications-page';
import type { PublicationList, PublicationWithPdf } from '@/content/types';
import { caseId } from '@/lib/publications/case-id';
import { followEditionsId } from '@/lib/publications/follow-editions-id';
import { formPageAddress } from '@/site/form-settings';
import { mostFrequentSubjects } from '@/site/most-frequent-subjects';
import { subjectPath } from '@/site/subject-path';
import { faultsAtBothWidths } from './support/axe';
import { boxOf } from './support/boxes';
import { card, first, last, lists, publicationsRoute, visitPublications } from './support/gate';
import { watchLayoutShifts } from './support/runtime';
import { expect, islandsReady, test } from './support/test';

const kenya = lists[0] as PublicationList;
const namibia = lists[1] ?? kenya;

test('a card leads to its subjects, three at the most; the newest is larger on a phone, tells what was held, and has the one filled button (R5.15)', async ({
  page,
}) => {
  test.skip(kenya.publications.length < 2, 'the first list has one edition');
  const [newest, next] = kenya.publications as [PublicationWithPdf, PublicationWithPdf];
  await page.goto(publicationsRoute);
  for (const publication of [newest, next]) {
    for (const subject of mostFrequentSubjects(publication.contents, 3)) {
      const link = card(page, publication).getByRole('link', { name: subject.name, exact: true });
      await expect(link).toHaveAttribute('href', `${subjectPath(subject)}/`);
    }
  }
  const held = newest.contents.filter(({ holding }) => holding).slice(0, 3);
  const holdings = held.map(({ holding }) => card(page, newest).getByRole('link', { name: holding }));
  const cover = (publication: PublicationWithPdf) => boxOf(card(page, publication).getByRole('img'));
  const ground = (publication: PublicationWithPdf) =>
    card(page, publication)
      .getByRole('link', { name: gate.buttonLabel })
      .evaluate((button) => getComputedStyle(button).backgroundColor);

  await page.setViewportSize({ width: 1280, height: 800 });
  for (const holding of holdings) await expect(holding).toBeHidden();
  expect((await cover(newest)).width).toBe((await cover(next)).width);

  await page.setViewportSize({ width: 360, height: 740 });
  expect((await cover(newest)).width).toBeGreaterThan((await cover(next)).width * 1.3);
  expect(await ground(newest)).not.toBe(await ground(next));
  for (const [index, holding] of holdings.entries()) {
    await expect(holding).toBeVisible();
    await expect(holding).toHaveAttribute('href', `${newest.link}/#${caseId(held[index]?.name ?? '')}`);
  }
});

test('at 1024 px the day of an edition takes one line, under its series', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(publicationsRoute);
  // What an owner calls an edition may be longer: these are the words of one.
  const title = page.locator('[data-slug] h3 a').first();
  const lines = await title.evaluate((element) => {
    const own = element.lastChild as Text;
    own.data = 'September 2025';
    const range = document.createRange();
    range.selectNodeContents(own);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('one, two or three cards are in a row, on small, medium and large screens (R5.3)', {
  tag: ['@asked', '@engines'],
}, async ({ page }) => {
  test.skip(kenya.publications.length < 4, 'the first list has no second row');
  await page.goto(publicationsRoute);
  for (const [width, columns] of [
    [360, 1],
    [800, 2],
    [1024, 3],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await Promise.all(
      kenya.publications.slice(0, 4).map(async (publication) => (await boxOf(card(page, publication))).y),
    );
    expect(
      tops.filter((top) => top === tops[0]),
      `at ${width} px`,
    ).toHaveLength(columns);
  }
});

test('nothing moves when the runtime takes over the tab that the address names', async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  await page.goto(`${publicationsRoute}#${namibia.hash}`, { waitUntil: 'networkidle' });
  const before = await shifts();
  await islandsReady(page);
  await page.getByRole('button', { name: gate.buttonLabel }).first().waitFor();
  expect(await shifts()).toBe(before);
});

test('the tabs show one list each and change the address, without a jump (R5.2)', {
  tag: ['@asked', '@engines'],
}, async ({ page }) => {
  test.skip(namibia === kenya, 'there is one list');
  await visitPublications(page);
  await expect(page.getByRole('tablist', { name: publicationsPage.tabsLabel })).toBeVisible();
  await expect(page.getByRole('tab', { name: kenya.label })).toHaveAttribute('aria-selected', 'true');
  const second = page.getByRole('tab', { name: namibia.label });
  await second.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await second.click();
  await expect(page).toHaveURL(new RegExp(`#${namibia.hash}$`));
  await expect(page.getByRole('tabpanel', { name: namibia.label })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: kenya.label })).toBeHidden();
  await expect(card(page, namibia.publications[0] as PublicationWithPdf)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  expect(await faultsAtBothWidths(page)).toEqual([]);
});

test('one key leads past the cards of a list, and the list stays (R5.10)', async ({ page }) => {
  await visitPublications(page);
  await page.getByRole('tab', { name: namibia.label }).click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: publicationSearch.skipLabel })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(`#${followEditionsId}`).getByRole('link').first()).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: namibia.label })).toBeVisible();
});

test('the open tab survives reload, sharing and the way back', async ({ page }) => {
  test.skip(namibia === kenya, 'there is one list');
  await visitPublications(page);
  await page.getByRole('tab', { name: namibia.label }).click();
  await page.reload();
  await expect(card(page, namibia.publications[0] as PublicationWithPdf)).toBeVisible();
  await expect(card(page, first)).toBeHidden();
  await islandsReady(page);
  await expect(page.getByRole('tabpanel', { name: namibia.label })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tabpanel', { name: kenya.label })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('tabpanel', { name: namibia.label })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both lists are on the page under their headings, without a field that would do nothing', async ({ page }) => {
    await page.goto(publicationsRoute);
    for (const list of lists) {
      await expect(page.getByRole('heading', { level: 2, name: list.label })).toBeVisible();
      for (const publication of list.publications) await expect(card(page, publication)).toBeVisible();
    }
    await expect(page.getByLabel(publicationSearch.queryLabel)).toBeHidden();
  });

  test('the button is a link to the form, which gives the PDF without scripts (R5.9)', { tag: '@asked' }, async ({
    page,
  }) => {
    await page.goto(publicationsRoute);
    const link = card(page, last).getByRole('link', { name: gate.buttonLabel });
    await expect(link).toHaveAttribute('href', formPageAddress(last.title));
    await link.click();
    await expect(page.getByRole('heading', { name: builtInForm.noScript.title })).toBeVisible();
    const files = page.getByRole('link', { name: new RegExp(`^${pdfLink.openLabel} `) });
    await expect(files).toHaveCount(1);
    await expect(files).toHaveAttribute('href', last.pdfUrl);
    await expect(page.getByRole('textbox')).toBeHidden();
  });
});
