import type { PdfDocument } from './open-document';

const mostBytes = 1 << 16;

/** What a file's information dictionary says of it (PDF 32000-1, 14.3.3): its title, author and the like, by key. */
export function readMetadata({ pdfium: { call, memory }, handle }: PdfDocument): Map<string, string> {
  const entries = new Map<string, string>();
  const at = call.malloc(2 * mostBytes);
  const count = call.EPDF_GetMetaKeyCount(handle, 0);
  for (let index = 0; index < count; index += 1) {
    const keyLength = call.EPDF_GetMetaKeyName(handle, index, 0, at, mostBytes);
    // Both lengths take in the zero at the end, of one byte and of two.
    const length = call.FPDF_GetMetaText(handle, at, at + mostBytes, mostBytes);
    if (keyLength > mostBytes || length > mostBytes || length < 2) continue;
    const { bytes } = memory();
    const key = new TextDecoder().decode(bytes.slice(at, at + keyLength - 1));
    entries.set(key, new TextDecoder('utf-16le').decode(bytes.slice(at + mostBytes, at + mostBytes + length - 2)));
  }
  call.free(at);
  return entries;
}
