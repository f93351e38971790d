import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Publication } from '../../content/types';
import { socialPicturePath } from '../../lib/publications/social-picture-path';
import { socialPictureHtml, socialPictureSize } from './publication-picture';

/** A file under public/ that was drawn, and its size. */
export type Drawn = { path: string; bytes: number };

/** Draws the picture of a publication's shared link around its cover, which has to be there. */
export async function drawSocialPicture(page: Page, publication: Publication, fontFaces: string): Promise<Drawn> {
  await page.setViewportSize(socialPictureSize);
  const cover = await sharp(join('public', publication.image)).resize({ width: 688 }).png().toBuffer();
  const data = `data:image/png;base64,${cover.toString('base64')}`;
  await page.setContent(socialPictureHtml(publication, data, fontFaces));
  return writePublic(socialPicturePath(publication.slug), await screenshot(page, 128));
}

/**
 * A picture of what stands on the page once its fonts and pictures are there.
 *
 * @param colours of the palette: few, since the file travels over telephone lines
 */
export async function screenshot(page: Page, colours: number): Promise<Uint8Array> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  return sharp(await page.screenshot())
    .png({ palette: true, colours, effort: 10 })
    .toBuffer();
}

/** Writes a file under public/, with the folders it needs. */
export async function writePublic(path: string, data: Uint8Array): Promise<Drawn> {
  const file = join('public', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
  return { path: file, bytes: data.length };
}
