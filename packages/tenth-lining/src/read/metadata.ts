import type { PdfDocument } from './open-document';

const mostBytes = 1 << 16;

/**
 * Sets what a file's information dictionary says of it (PDF 32000-1, 14.3.3): its title, author and the like. PDFium's copy of a
 * damaged file names that dictionary and leaves it out, unless it was changed.
 */
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
