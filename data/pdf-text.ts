import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pdfium } from '@/tenth-lining/read/pdfium';

/** A text a page, by the file's own hash: two hundred files take half a minute to read, and hardly ever change. */
const cache = '.cache/pdf-text';

/** The words inside a PDF, a text a page; '' for one that is a picture. @throws Error when PDFium cannot open it */
export async function readPdfText(file: string): Promise<string[]> {
  const data = await readFile(file);
  const known = join(cache, `${createHash('sha256').update(data).digest('hex')}.json`);
  try {
    return JSON.parse(await readFile(known, 'utf8'));
  } catch {
    const pages = await extract(file, data);
    await mkdir(cache, { recursive: true });
    // Several processes of a build may read one file, and one may read two that are the same; half of it none may.
    const draft = `${known}.${randomUUID()}`;
    await writeFile(draft, JSON.stringify(pages));
    await rename(draft, known);
    return pages;
  }
}

let engine: Promise<Pdfium> | undefined;

async function extract(file: string, data: Uint8Array): Promise<string[]> {
  // Loaded where it is needed, and once: nearly always all texts are known.
  const [{ memorySource }, { openDocument }, { plainText, withPage }, { startPdfium }] = await Promise.all([
    import('@/tenth-lining/byte-source'),
    import('@/tenth-lining/read/open-document'),
    import('@/tenth-lining/read/open-page'),
    import('@/tenth-lining/read/pdfium'),
  ]);
  engine ??= readFile('node_modules/@embedpdf/pdfium/dist/pdfium.wasm').then(startPdfium);
  const document = openDocument(await engine, memorySource(data));
  if (typeof document === 'string') throw new Error(`${file} cannot be read: ${document}`);
  try {
    return Array.from({ length: document.facts.pages }, (_, index) => {
      try {
        return withPage(document, index, (page) => plainText(document, page));
      } catch {
        // A page that the engine cannot make sense of is told as one without text.
        return '';
      }
    });
  } finally {
    document.close();
  }
}

/** A sentence for each PDF that has pages without text. No mistake, but nobody who searches for its words finds it. */
export async function scanNotices(
  publications: ReadonlyArray<{ slug: string; pdfUrl: string }>,
  folder = 'public',
): Promise<string[]> {
  const notices = await Promise.all(
    publications.map(async ({ slug, pdfUrl }) => {
      const pages = await readPdfText(join(folder, pdfUrl));
      const empty = pages.filter((text) => text.trim() === '').length;
      if (empty === 0) return [];
      const some = `${empty} of ${pages.length} pages have no text`;
      const which = empty === pages.length ? 'no page has text: it is a scan' : some;
      return [
        `content/publications/${slug}.md: pdfFileName: in ${join(folder, pdfUrl)} ${which}, so the search does not find their words; have the file read (OCR) and add it anew.`,
      ];
    }),
  );
  return notices.flat();
}
