import { readFile } from 'node:fs/promises';
import { memorySource, openDocument, type Pdfium, plainText, startNodePdfium, withPage } from 'tenth-lining/read';
import { pdfPath } from './pdf-path';

let engine: Promise<Pdfium> | undefined;

/** The words inside a PDF, a text a page; '' for one that is a picture. @throws Error when PDFium cannot open it */
export async function readPdfText(file: string): Promise<string[]> {
  const data = await readFile(file);
  engine ??= startNodePdfium();
  const document = openDocument(await engine, memorySource(data));
  if (typeof document === 'string') throw new Error(`${file} cannot be read: ${document}`);
  try {
    return Array.from({ length: document.facts.pages }, (_, index) => {
      try {
        return withPage(document, index, (page) => plainText(document, page));
      } catch {
        // A page that the engine cannot read is reported as one without text.
        return '';
      }
    });
  } finally {
    document.close();
  }
}

/** A sentence for each PDF that has pages without text. No mistake, but nobody who searches for its words finds it. */
export async function notesOnPdfsWithoutText(
  publications: ReadonlyArray<{ slug: string; pdfUrl: string }>,
  folder = 'public',
): Promise<string[]> {
  const notes = await Promise.all(
    publications.map(async ({ slug, pdfUrl }) => {
      const path = pdfPath(pdfUrl, folder);
      const pages = await readPdfText(path);
      const empty = pages.filter((text) => text.trim() === '').length;
      const some = `${empty} of ${pages.length} pages have no text`;
      const which = empty === pages.length ? 'no page has text: it is a scan' : some;
      const note = `content/publications/${slug}.md: pdfFileName: in ${path} ${which}, so the search does not find their words; run OCR on the PDF and add it again.`;
      return empty > 0 ? note : [];
    }),
  );
  return notes.flat();
}
