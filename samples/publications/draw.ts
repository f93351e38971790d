import type { Page } from '@playwright/test';
import type { Publication } from '../../content/types';
import { type Drawn, screenshot, writePublic } from '../../scripts/social/draw-publication';
import { coverHtml, coverStyles } from './cover';
import { documentHtml } from './document';
import { finishPdf } from './finish-pdf';
import { numberLines } from './number-lines';
import { readSampleCase } from './sample-case';

const coverSize = { width: 840, height: 1188 };

/** Draws the cover that stands in front of a sample publication, and writes it where its front matter says. */
export async function drawCover(page: Page, publication: Publication, fontFaces: string): Promise<Drawn> {
  await page.setViewportSize(coverSize);
  const styles = `${fontFaces}${coverStyles}body{margin:0}.cover{height:100vh}`;
  await page.setContent(`<!doctype html><style>${styles}</style>${coverHtml(publication)}`);
  return writePublic(publication.image, await screenshot(page, 64));
}

/**
 * Prints the PDF of a sample publication.
 *
 * @throws Error when a case has no sample text, or a page has more text than the paper holds
 */
export async function printDocument(page: Page, publication: Publication, fontFaces: string): Promise<Drawn> {
  const cases = await Promise.all(
    publication.contents.map(async (entry) => {
      if (!entry.summary) throw new Error(`${publication.slug}: ${entry.name} has no sample summary`);
      return { ...entry, sampleCase: await readSampleCase(entry.summary) };
    }),
  );
  await page.emulateMedia({ media: 'print' });
  await page.setContent(documentHtml(publication, cases, fontFaces));
  await page.evaluate(() => document.fonts.ready);
  const overfull = (await page.evaluate(numberLines)).findIndex(({ spare }) => spare < 0);
  if (overfull >= 0) throw new Error(`${publication.slug}: page ${overfull + 2} has more text than the paper holds`);
  const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.emulateMedia({ media: null });
  return writePublic(publication.pdfUrl, await finishPdf(printed, publication));
}
