/**
 * `npm run assets:publications`: draws the cover of every sample publication, prints its PDF and draws the picture of
 * its shared link, all from content. Slugs as arguments (`-- tat-summaries-10th-edition`) limit it to those.
 * Publications that are not samples have a cover and a PDF of their own; only their shared picture is drawn.
 */
import { inspectPublications } from '../../lib/publications/read-publications';
import { drawCover, drawSocialPicture, printDocument } from './draw';
import { printFontFaces } from './print-fonts';
import { withBrowser } from './with-browser';

const wanted = process.argv.slice(2);
// Not `readPublications`: the files that it would miss are the ones made here.
const { publications } = await inspectPublications();
const chosen = publications.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug));
const fontFaces = await printFontFaces();

await withBrowser(async (page) => {
  for (const publication of chosen) {
    const steps = publication.sample ? [drawCover, printDocument, drawSocialPicture] : [drawSocialPicture];
    for (const step of steps) {
      const { path, bytes } = await step(page, publication, fontFaces);
      process.stdout.write(`${path}: ${(bytes / 1024).toFixed(0)} KB\n`);
    }
  }
});
