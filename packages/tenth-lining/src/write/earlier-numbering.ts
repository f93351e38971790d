import type { ByteSource } from '../pdf/byte-source';
import { latin1 } from '../pdf/latin1';
import { fromHeader } from '../pdf/repair';
import type { PdfDocument } from '../read/open-document';
import { withPageOr } from '../read/open-page';
import { pageObjects, textObject } from '../read/pdfium';

/** The name of the embedded figures, but for the subset's letters in front (PDF 32000-1, 9.6.4), which PDFium leaves out. */
export const fontName = 'Newsreader-Numerals';

/** What stands before a numbered file's `startxref`: a comment that says how long the file was before, from its header on. */
export const sizeComment = (size: number): string => `%TenthLining ${size}\n`;

/** How long a file was before it was numbered here; undefined when it was not, or was changed since. */
export function sizeBeforeNumbers(source: ByteSource): number | undefined {
  const end = latin1(source.read(Math.max(0, source.size - 128), source.size));
  const size = Number(/%TenthLining (\d+)\nstartxref\n\d+\n%%EOF\s*$/.exec(end)?.[1] ?? Number.NaN);
  const before = size + source.size - fromHeader(source).size;
  return size > 0 && before < source.size ? before : undefined;
}

const mostPages = 3;

/** Whether the first pages have the figures of numbers that were drawn here. */
export function hasOurFigures(document: PdfDocument): boolean {
  const { call, memory, given } = document.pdfium;
  const isOurs = (object: number): boolean => {
    if (call.FPDFPageObj_GetType(object) !== textObject) return false;
    const length = call.FPDFFont_GetBaseFontName(call.FPDFTextObj_GetFont(object), given, fontName.length + 1);
    return length === fontName.length + 1 && latin1(memory().bytes.subarray(given, given + length - 1)) === fontName;
  };
  return [...Array(Math.min(mostPages, document.facts.pages)).keys()].some((index) =>
    withPageOr(document, index, false, ({ handle }) => pageObjects(document.pdfium, handle).some(isOurs)),
  );
}
