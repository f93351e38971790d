import type { PageText } from '@/tenth-lining/lines/types';
import { drawnThings } from './drawn-things';
import type { PdfDocument } from './open-document';
import { displayedSize, type PageGeometry, pageGeometry } from './page-geometry';
import { textPieces } from './text-pieces';

/** A page while it is being worked on; `handle` is PDFium's. */
export type OpenPage = { index: number; handle: number; geometry: PageGeometry };

/**
 * Opens a page, hands it over and closes it again: only one page is in memory at a time.
 *
 * @throws Error 'page-unreadable' when PDFium cannot make sense of it
 */
export function withPage<Result>(document: PdfDocument, index: number, use: (page: OpenPage) => Result): Result {
  const { call } = document.pdfium;
  const handle = call.FPDF_LoadPage(document.handle, index);
  if (!handle) throw new Error('page-unreadable');
  try {
    turn(document, index, handle);
    return use({ index, handle, geometry: pageGeometry(document.pdfium, handle) });
  } finally {
    call.FPDF_ClosePage(handle);
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

/** What stands on a page, for finding its lines. */
export function readPageText(document: PdfDocument, { index, handle, geometry }: OpenPage): PageText {
  return {
    index,
    ...displayedSize(geometry),
    pieces: textPieces(document.pdfium, handle, geometry),
    ...drawnThings(document.pdfium, handle, geometry),
  };
}
