import { type ByteSource, joinBytes, memorySource } from './byte-source';
import { latin1, toBytes } from './latin1';

const chunk = 1 << 20;
// A catalog's first entries, and the number of its object before them.
const overlap = 1 << 12;

/** PDFium, and every reader, looks for the header within the first kilobyte. */
export const headSize = 1024;

const headerStart = (source: ByteSource): number => latin1(source.read(0, headSize)).indexOf('%PDF-');

export const hasHeader = (source: ByteSource): boolean => headerStart(source) >= 0;

/** A file from its header on: offsets count from there (ISO 32000-2, 7.5.2 and annex I), for PDFium, poppler and qpdf too. */
export function fromHeader(source: ByteSource): ByteSource {
  const start = headerStart(source);
  if (start <= 0) return source;
  return { size: source.size - start, read: (from, to) => source.read(start + from, start + to) };
}

export function joinedSources(first: ByteSource, second: ByteSource): ByteSource {
  const { size } = first;
  return {
    size: size + second.size,
    read: (from, to) => {
      if (to <= size) return first.read(from, to);
      if (from >= size) return second.read(from - size, to - size);
      return joinBytes([first.read(from, size), second.read(0, to - size)]);
    },
  };
}

// What stands before a stream's data is its dictionary; a picture's data are so long at the least.
const [dictionarySize, pictureSize] = [1024, 1 << 14];

/** A file for work that needs no pictures: PDFium would read a picture's data as soon as its page is opened. */
export const skippingPictures = (source: ByteSource): ByteSource => ({
  ...source,
  isSkipped: (start, end) =>
    end - start >= pictureSize &&
    /\/Subtype\s*\/Image\b(?:(?!endobj).)*stream\r?\n$/s.test(
      latin1(source.read(Math.max(0, start - dictionarySize), start)),
    ),
});

/** A file without a header, with one in front: PDFium then finds its objects by itself, as other readers do. */
export const withHeader = (source: ByteSource): ByteSource =>
  hasHeader(source) ? source : joinedSources(memorySource(toBytes('%PDF-1.4\n')), source);

/** A file that has lost its end, with one: PDFium opens none without a trailer. Undefined when no catalog is left. */
export function mended(source: ByteSource): ByteSource | undefined {
  const catalog = findCatalog(source);
  if (catalog === undefined) return undefined;
  const end = toBytes(`\nendobj\ntrailer\n<</Root ${catalog} 0 R/Size ${catalog + 1}>>\nstartxref\n0\n%%EOF\n`);
  return joinedSources(source, memorySource(end));
}

/** The object number of the last catalog: the newest, where a file was changed by appending. */
function findCatalog(source: ByteSource): number | undefined {
  for (let end = source.size; end > 0; end -= chunk) {
    const text = latin1(source.read(Math.max(0, end - chunk - overlap), end));
    const at = Math.max(...[...text.matchAll(/\/Type\s*\/Catalog\b/g)].map(({ index }) => index), -1);
    if (at < 0) continue;
    const header = [...text.slice(Math.max(0, at - overlap), at).matchAll(/(\d+)\s+\d+\s+obj\b/g)].at(-1);
    if (header) return Number(header[1]);
  }
  return undefined;
}
