import { gate } from '@/content/gate';
import { publicationDetails } from '@/content/publication-details';
import { site } from '@/content/site';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { caseId } from '@/lib/publications/case-id';
import { citation } from '@/site/format-citation';
import { answer, first, formFrame, opensPdf } from './support/gate';
import { expect, test, visit } from './support/test';

const path = `/web/publications/${first.slug}/`;

test('Download PDF opens the gate for this publication', async ({ page }) => {
  await visit(page, path);
  await page.getByRole('button', { name: `${gate.buttonLabel} ${first.title}` }).click();
  await expect(page.getByRole('dialog')).toContainText(first.title);
});

test('each case offers its page in the PDF, through the gate once: then each is a plain link (R5.16) @window', async ({
  page,
}) => {
  const [one, other] = first.contents.filter((legalCase) => legalCase.page);
  test.skip(!one || !other, 'no two cases say their page');
  const named = (legalCase = one) =>
    `${fillPlaceholders(publicationDetails.pageInPdf, { page: legalCase?.page ?? 0 })}`;
  await page.goto(path);
  // Pressed before the scripts have come.
  await page.getByRole('link', { name: `${named()} ${one?.name}` }).click();
  const tab = await opensPdf(page, () => answer(formFrame(page)));
  expect(new URL(tab.url()).hash).toBe(`#page=${one?.page}`);
  const link = page
    .getByRole('listitem')
    .filter({ hasText: other?.name })
    .getByRole('link', { name: named(other) });
  await expect(link).toHaveAttribute('href', `${first.pdfUrl}#page=${other?.page}`);
});

test('the citation and the address of a case are copied (R5.16)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, path);
  const { name } = first.contents[0] as (typeof first.contents)[number];
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: publicationDetails.cite.copyLabel }).click();
  await expect.poll(copied).toBe(citation(first));
  await page.getByRole('button', { name: `${publicationDetails.copyLink} ${name}` }).click();
  await expect.poll(copied).toBe(`${site.url}${path}#${caseId(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`${path}#${caseId(name)}`);
});
