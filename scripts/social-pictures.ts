/**
 * `npm run assets:social`, after `npm run build`: draws public/social/<page>.png, the picture that a shared link shows,
 * for every page of the export. The words are written into the file too, so that a test can tell when a page has
 * changed since its picture was drawn. (Publications: `npm run assets:publications`.)
 */
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { startStaticServer } from '../lib/static-server';
import { printFontFaces } from './publications/print-fonts';
import { socialPictureSize } from './publications/social-picture';
import { withBrowser } from './publications/with-browser';
import { motifs } from './social/motifs';
import { pagePictureHtml } from './social/page-picture';
import { readSharedPages } from './social/read-pages';

const folder = 'out';
const fontFaces = await printFontFaces();
const server = await startStaticServer({ folder, port: 0 });
await mkdir('public/social', { recursive: true });

await withBrowser(async (page) => {
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
});
server.close();
