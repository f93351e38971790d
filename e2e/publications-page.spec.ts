import { gate } from '@/content/gate';
import { publicationDetails } from '@/content/publication-details';
import { site } from '@/content/site';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { expectPdf, first, formFrame, sendForm } from './support/gate';
import { expect, test, visit } from './support/test';

const path = `/web/publications/${first.slug}/`;

test('each case links to its page in the PDF; the gate opens only once (R5.16) @window', async ({ page }) => {
  const [one, other] = first.contents.filter((legalCase) => legalCase.page);
  test.skip(!one || !other, 'no two cases have a page number');
  const named = (legalCase = one) => fillPlaceholders(publicationDetails.pageInPdf, { page: legalCase?.page ?? 0 });
  await page.goto(path);
  // Clicked before the scripts have loaded.
  await page.getByRole('link', { name: `${named()} ${one?.name}` }).click();
  const tab = await expectPdf(page, () => sendForm(formFrame(page)));
  expect(new URL(tab.url()).hash).toBe(`#page=${one?.page}`);
  const link = page
    .getByRole('listitem')
    .filter({ hasText: other?.name })
    .getByRole('link', { name: named(other) });
  await expect(link).toHaveAttribute('href', `${first.pdfUrl}#page=${other?.page}`);
});

test('citation and address of a case are copied; Download PDF opens the gate (R5.16)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, path);
  const { name } = first.contents[0] as (typeof first.contents)[number];
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: publicationDetails.cite.copyLabel }).click();
  await expect.poll(copied).toMatch(new RegExp(`^.+, .+, ${site.url}${path}$`));
  await expect(page.getByText(publicationDetails.copy.copied)).toBeVisible();
  await expect(page.getByText(await copied(), { exact: true })).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/#./);
  await expect(page.getByRole('heading', { level: 3, name })).toBeInViewport();
  await page.getByRole('button', { name: `${publicationDetails.copyLink} ${name}` }).click();
  await expect.poll(copied).toBe(page.url().replace(/^https?:..[^/]+/, site.url));
  await page.getByRole('button', { name: `${gate.buttonLabel} ${first.title}` }).click();
  await expect(page.getByRole('dialog')).toContainText(first.title);
});
