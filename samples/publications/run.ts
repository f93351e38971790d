/**
 * Draws the cover of every sample publication and prints its PDF, all from content; slugs as arguments limit it to
 * those. `npm run draw` starts it, and draws the pictures of their shared links.
 */
import { inspectPublications } from '../../data/read-publications';
import { withBrowser } from '../../scripts/browsers/with-browser';
import { printFontFaces } from '../../scripts/social/print-fonts';
import { drawCover, printDocument } from './draw';

const wanted = process.argv.slice(2);
// Not `readPublications`: the files that it would miss are the ones made here.
const { publications } = await inspectPublications();
const chosen = publications.filter(({ slug, sample }) => sample && (wanted.length === 0 || wanted.includes(slug)));
const fontFaces = await printFontFaces();

await withBrowser(async (page) => {
  for (const publication of chosen) {
    for (const step of [drawCover, printDocument]) {
      const { path, bytes } = await step(page, publication, fontFaces);
      process.stdout.write(`${path}: ${(bytes / 1024).toFixed(0)} KB\n`);
    }
  }
});
