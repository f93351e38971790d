import { startNodePdfium } from '../src/node-pdfium';
import { memorySource } from '../src/pdf/byte-source';
import { drawnOn, sumsOf } from '../src/read/drawn-sums';
import { openDocument, type PdfDocument } from '../src/read/open-document';
import { readPageText, withPage } from '../src/read/open-page';
import type { Pdfium } from '../src/read/pdfium';
import { numberPdf, type PlannedPage } from '../src/write/number-pdf';

let started: Promise<Pdfium> | undefined;

/** PDFium, once a test file. */
export function testPdfium(): Promise<Pdfium> {
  started ??= startNodePdfium();
  return started;
}

/** Opens a file that has to open. */
export async function openTest(pdf: Uint8Array, password?: string): Promise<PdfDocument> {
  const document = openDocument(await testPdfium(), memorySource(pdf), password);
  if (typeof document === 'string') throw new Error(document);
  return document;
}

type TestOptions = { scale?: number; password?: string };

/** The place of the number that `numberWhole` draws on each page, as displayed. */
export const testPlace = { x: 250, baseline: 100 };

/** Draws one number, `10`, at one place of every page as it is displayed. */
export const numberWhole = async (pdf: Uint8Array, options?: TestOptions): Promise<Uint8Array> =>
  (await numberedTest(pdf, options)).file;

/** The same, with what is amiss with pages of the file. */
export async function numberedTest(pdf: Uint8Array, { scale = 1, password }: TestOptions = {}) {
  const document = await openTest(pdf, password);
  const number = { text: '10', ...testPlace, size: 10, kind: 'line' } as const;
  const pages: PlannedPage[] = Array.from({ length: document.facts.pages }, (_, index) => ({
    plan: { index, scale, numbers: [number], isTight: false },
    ...withPage(document, index, ({ geometry, handle }) => ({
      geometry,
      drawn: sumsOf(drawnOn(document.pdfium, handle)),
    })),
  }));
  const numbered = await numberPdf(document, pages);
  document.close();
  if (!numbered) throw new Error('ended');
  return { file: Buffer.concat([numbered.copy ?? pdf, numbered.update]), doubts: numbered.doubts };
}

/** The pieces of text on a page, read anew. */
export async function textOf(pdf: Uint8Array, index = 0) {
  const document = await openTest(pdf);
  const text = withPage(document, index, (page) => readPageText(document, page));
  document.close();
  return text;
}
