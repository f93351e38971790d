import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Publication } from '../../content/types';
import { readSampleCase } from '../../lib/publications/sample-case';
import { socialPicturePath } from '../../lib/publications/social-picture-path';
import { coverHtml, coverStyles } from './cover';
import { documentHtml } from './document';
import { finishPdf } from './finish-pdf';
import { numberLines } from './number-lines';
import { socialPictureHtml, socialPictureSize } from './social-picture';

const coverSize = { width: 840, height: 1188 };

type Drawn = { path: string; bytes: number };

/** Draws the cover that stands in front of a sample publication, and writes it where its front matter says. */
export async function drawCover(page: Page, publication: Publication, fontFaces: string): Promise<Drawn> {
  await page.setViewportSize(coverSize);
  const styles = `${fontFaces}${coverStyles}body{margin:0}.cover{height:100vh}`;
  await page.setContent(`<!doctype html><style>${styles}</style>${coverHtml(publication)}`);
  return write(publication.image, await screenshot(page, 64));
}

/** Draws the picture of the publication's shared link around the cover, which has to be there. */
export async function drawSocialPicture(page: Page, publication: Publication, fontFaces: string): Promise<Drawn> {
  await page.setViewportSize(socialPictureSize);
  const cover = await sharp(join('public', publication.image)).resize({ width: 688 }).png().toBuffer();
  const data = `data:image/png;base64,${cover.toString('base64')}`;
  await page.setContent(socialPictureHtml(publication, data, fontFaces));
  return write(socialPicturePath(publication.slug), await screenshot(page, 128));
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
  return write(publication.pdfUrl, await finishPdf(printed, publication));
}

async function screenshot(page: Page, colours: number): Promise<Uint8Array> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  return sharp(await page.screenshot())
    .png({ palette: true, colours, effort: 10 })
    .toBuffer();
}

async function write(path: string, data: Uint8Array): Promise<Drawn> {
  const file = join('public', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
  return { path: file, bytes: data.length };
}
