import type { PageText } from '../lines/types';
import { drawnThings } from './drawn-things';
import type { PdfDocument } from './open-document';
import { displayedSize, type PageGeometry, pageGeometry } from './page-geometry';
import { textPieces } from './text-pieces';

/** A page while it is being worked on; `handle` is PDFium's. */
export type OpenPage = { index: number; handle: number; geometry: PageGeometry };

/** Opens a page, hands it over and closes it again: only one page is in memory at a time. */
export function withPage<Result>(document: PdfDocument, index: number, use: (page: OpenPage) => Result): Result {
  const { pdfium } = document;
  const { call, skippedPages, watch } = pdfium;
  if (skippedPages.has(index)) throw new Error('page-unreadable');
  watch(index);
  const handle = call.FPDF_LoadPage(document.handle, index);
  const close = () => {
    if (handle) call.FPDF_ClosePage(handle);
    if (pdfium.isOutOfMemory) throw new WebAssembly.RuntimeError('PDFium was refused memory.');
    watch();
  };
  try {
    if (!handle) throw new Error('page-unreadable');
    turn(document, index, handle);
    const result = use({ index, handle, geometry: pageGeometry(pdfium, handle) });
    close();
    return result;
  } catch (error) {
    if (!isFatal(error)) close();
    throw error;
  }
}

/** PDFium itself has stopped, or the browser no longer gives the file: no page can be read any more. */
export const isFatal = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError || error instanceof RangeError || error instanceof DOMException;

/** What a page gives, or what stands in its place where it cannot be opened or drawn: one odd page must not cost the others. */
export function withPageOr<Result>(
  document: PdfDocument,
  index: number,
  otherwise: Result,
  use: (page: OpenPage) => Result,
): Result {
  try {
    return withPage(document, index, use);
  } catch (error) {
    if (isFatal(error)) throw error;
    return otherwise;
  }
}

/** PDFium keeps a page's turn in its memory of the file: it is always set from what the page had. */
function turn({ pdfium: { call }, turned, ownTurns }: PdfDocument, index: number, handle: number): void {
  const by = turned.get(index);
  if (by === undefined && !ownTurns.has(index)) return;
  const own = ownTurns.get(index) ?? call.FPDFPage_GetRotation(handle) & 3;
  ownTurns.set(index, own);
  call.FPDFPage_SetRotation(handle, (own + (by ?? 0)) % 4);
}

export function readPageText(document: PdfDocument, { index, handle, geometry }: OpenPage): PageText {
  const seen = new Set<number>();
  const pieces = textPieces(document.pdfium, handle, geometry, seen);
  return { index, ...displayedSize(geometry), pieces, ...drawnThings(document.pdfium, handle, geometry, seen) };
}

/** The words of a page in the order of the file, as one text; '' for a scan without OCR. */
export function plainText({ pdfium: { call, memory } }: PdfDocument, { handle }: OpenPage): string {
  const text = call.FPDFText_LoadPage(handle);
  const count = text ? call.FPDFText_CountChars(text) : 0;
  // UTF-16, and a zero at the end (fpdf_text.h).
  const at = call.malloc(2 * (count + 1));
  const length = count > 0 ? call.FPDFText_GetText(text, 0, count, at) : 0;
  const plain = new TextDecoder('utf-16le').decode(memory().bytes.slice(at, at + 2 * Math.max(0, length - 1)));
  call.free(at);
  if (text) call.FPDFText_ClosePage(text);
  // A word that a hyphen divides at a line's end, as it stands or as PDFium marks it.
  return plain.replace(/(?:(?<=\p{Ll})-\s*\n|[^\P{Cc}\s]|\ufffe)\s*(?=\p{Ll})/gu, '');
}
