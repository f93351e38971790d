import { joinBytes } from '../pdf/byte-source';
import type { PdfDocument } from '../read/open-document';

// fpdf_save.h
const wholeFile = 2;
const withoutSecurity = 3;

/** The document as PDFium writes it: every object of it, without encryption, with references in order. */
export function plainCopy({ pdfium, handle, facts }: PdfDocument, largest = Infinity): Uint8Array<ArrayBuffer> {
  const { call, memory } = pdfium;
  const parts: Uint8Array[] = [];
  let room = largest;
  const write = pdfium.expose((_, data, size) => {
    room -= size;
    if (room < 0) return 0;
    parts.push(memory().bytes.slice(data, data + size));
    return 1;
  }, 'iiii');
  const writer = call.malloc(8);
  memory().view.setUint32(writer, 1, true);
  memory().view.setUint32(writer + 4, write, true);
  const isSaved = call.FPDF_SaveAsCopy(handle, writer, facts.isEncrypted ? withoutSecurity : wholeFile);
  call.free(writer);
  pdfium.forget(write);
  if (room < 0) throw new Error('copy-too-large');
  if (!isSaved) throw new Error('cannot-write');
  return joinBytes(parts);
}
