/**
 * `npm run assets:social`, after `npm run build`: draws public/social/<page>.png, the picture that a shared link shows,
 * for every page of the export and every publication. The words of a page are written into its file too, so that a test
 * can tell when it has changed since its picture was drawn. Slugs as arguments (`-- tat-summaries-10th-edition`) limit
 * it to those publications, and need no build.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { inspectPublications } from '../../data/read-publications';
import { withBrowser } from '../browsers/with-browser';
import { startStaticServer } from '../serve/static-server';
import { drawSocialPicture } from './draw-publication';
import { motifs } from './motifs';
import { pagePictureHtml } from './page-picture';
import { printFontFaces } from './print-fonts';
import { socialPictureSize } from './publication-picture';
import { readSharedPages } from './read-pages';

const folder = 'out';
const wanted = process.argv.slice(2);
const fontFaces = await printFontFaces();
const { publications } = await inspectPublications();

await withBrowser(async (page) => {
  if (wanted.length === 0) await drawPages(page);
  for (const publication of publications.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))) {
    const { path, bytes } = await drawSocialPicture(page, publication, fontFaces);
    process.stdout.write(`${path}: ${(bytes / 1024).toFixed(0)} KB\n`);
  }
});

async function drawPages(page: Page): Promise<void> {
  const server = await startStaticServer({ folder, port: 0 });
  await mkdir('public/social', { recursive: true });
  const { port } = server.address() as AddressInfo;
  const shared = await readSharedPages(page, folder, `http://localhost:${port}`);
  await page.setViewportSize(socialPictureSize);
  for (const entry of shared) {
    const motif = (await motifs[entry.name]?.()) ?? '';
    await page.setContent(await pagePictureHtml(entry, motif, fontFaces));
    await page.evaluate(() => document.fonts.ready);
    const words = [entry.title, entry.accent].filter(Boolean).join(' ');
    const picture = await sharp(await page.screenshot())
      .png({ palette: true, colours: 128, effort: 10 })
      .withExif({ IFD0: { ImageDescription: words } })
      .toBuffer();
    await writeFile(`public/social/${entry.name}.png`, picture);
    process.stdout.write(`public/social/${entry.name}.png: ${(picture.length / 1024).toFixed(0)} KB, ${words}\n`);
  }
  server.close();
}
