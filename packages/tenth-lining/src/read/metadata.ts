import type { PdfDocument } from './open-document';

const mostBytes = 1 << 16;

/** Sets a file's title, author and the like anew: PDFium's copy of a damaged file leaves out what was not changed. */
export function renewMetadata({ pdfium: { call }, handle }: PdfDocument): void {
  const key = call.malloc(2 * mostBytes);
  const text = key + mostBytes;
  const count = call.EPDF_GetMetaKeyCount(handle, 0);
  for (let index = 0; index < count; index += 1) {
    const isWhole =
      call.EPDF_GetMetaKeyName(handle, index, 0, key, mostBytes) <= mostBytes &&
      call.FPDF_GetMetaText(handle, key, text, mostBytes) <= mostBytes;
    if (isWhole) call.EPDF_SetMetaText(handle, key, text);
  }
  call.free(key);
}
