import type { ByteSource } from '@/tenth-lining/byte-source';
import { type ObjectReader, objectReader } from '@/tenth-lining/write/object-reader';
import { contentReferences } from '@/tenth-lining/write/page-update';
import { readDictionary, referenceNumber } from '@/tenth-lining/write/syntax';
import { fromHeader } from './mend';
import type { Pdfium } from './pdfium';

/**
 * Says of a page whether its content fits into what a file of this size may be unpacked to. PDFium unpacks a page's content whole,
 * each time that the page names it: of a file of 44 KB that was 20 GB, and PDFium stopped. Files that are damaged or encrypted
 * cannot be followed here, and are believed.
 */
export function contentRoom({ call }: Pdfium, handle: number, source: ByteSource): (index: number) => boolean {
  let reader: ObjectReader | undefined;
  const sizes = new Map<number, number>();
  const known = new Map<number, boolean>();
  const sizeOf = (from: ObjectReader, stream: number): number => {
    const size = sizes.get(stream) ?? from.dataSize(stream);
    sizes.set(stream, size);
    return size;
  };
  const fits = (index: number): boolean => {
    reader ??= objectReader(fromHeader(source));
    const text = reader.text(call.EPDFDoc_GetPageObjectNumberByIndex(handle, index));
    if (!text?.startsWith('<<')) return true;
    let size = 0;
    for (const item of contentReferences(reader, readDictionary(text, 0).entries.get('Contents')))
      size += sizeOf(reader, referenceNumber(item) ?? 0);
    const { room } = reader;
    const isFit = size <= room.left;
    // Half is left for the pages that follow.
    room.left -= isFit ? size : room.left / 2;
    return isFit;
  };
  return (index) => {
    let answer = known.get(index);
    try {
      answer ??= fits(index);
    } catch {
      answer = true;
    }
    known.set(index, answer);
    return answer;
  };
}
