import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import sharp from 'sharp';
import type { Publication } from '../../content/types';
import { readPdfFacts } from '../../data/pdf-facts';
import { readPublications } from '../../data/read-publications';
import { socialPicturePath } from '../../lib/publications/social-picture-path';
import { staleDrawings } from '../../scripts/drawings/record';
import { hasSampleCase } from './sample-case';

let publications: Publication[];
beforeAll(async () => {
  // The owner's own PDFs may be any, and one whose words have changed is drawn anew by `npm run draw`.
  const stale = (await staleDrawings()).map(({ subject }) => subject);
  publications = (await readPublications()).filter(({ slug, sample }) => sample && !stale.includes(slug));
});

describe('the PDF of every publication', () => {
  it('carries the publication’s title, four pages or more, in less than 150 KB', async () => {
    for (const { pdfUrl, title } of publications) {
      const facts = await readPdfFacts(join('public', pdfUrl));
      expect({ pdfUrl, title: facts.title }).toEqual({ pdfUrl, title });
      expect(facts.pages).toBeGreaterThanOrEqual(4);
      expect(facts.bytes).toBeLessThan(150 * 1024);
    }
  });

  it('is tagged, has an outline, names its language and shows its title', async () => {
    for (const { pdfUrl } of publications) {
      const { catalog } = await PDFDocument.load(await readFile(join('public', pdfUrl)));
      expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))?.toString()).toBe('true');
      expect(catalog.lookup(PDFName.of('Outlines'), PDFDict).get(PDFName.of('First'))).toBeDefined();
      expect(catalog.get(PDFName.of('Lang'))).toBeDefined();
      expect(catalog.getViewerPreferences()?.getDisplayDocTitle()).toBe(true);
    }
  });
});

describe('the pictures of every publication', () => {
  it('are a cover in the shape of A4 and a shared picture of 1200 by 630 under 200 KB', async () => {
    for (const { image, slug } of publications) {
      const cover = await sharp(join('public', image)).metadata();
      expect(cover.height / cover.width).toBeCloseTo(Math.SQRT2, 2);
      const social = join('public', socialPicturePath(slug));
      expect(await sharp(social).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect((await stat(social)).size).toBeLessThan(200 * 1024);
    }
  });
});

describe('the sample cases', () => {
  it('each have a text to print', () => {
    const topics = publications.flatMap(({ contents }) => contents.flatMap(({ summary }) => summary?.topic ?? []));
    expect(topics.filter((topic) => !hasSampleCase(topic))).toEqual([]);
  });

  it('go by names of their own, none used twice', () => {
    const names = publications.flatMap(({ contents }) => contents.map(({ name }) => name));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
