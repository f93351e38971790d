import type { ByteSource } from '@/tenth-lining/byte-source';
import { latin1, toBytes } from '@/tenth-lining/latin1';

const chunk = 1 << 20;
// A catalog's first entries, and the number of its object before them.
const overlap = 1 << 12;

/**
 * A file that has lost its end, with one: PDFium finds a damaged file's objects by itself, but not without a trailer that
 * names the catalog, and a download that broke off has none.
 *
 * @returns undefined when no catalog is left
 */
export function mended(source: ByteSource): ByteSource | undefined {
  const catalog = findCatalog(source);
  if (catalog === undefined) return undefined;
  const end = toBytes(`\nendobj\ntrailer\n<</Root ${catalog} 0 R/Size ${catalog + 1}>>\nstartxref\n0\n%%EOF\n`);
  const { size } = source;
  return {
    size: size + end.length,
    read: (from, to) => {
      if (to <= size) return source.read(from, to);
      if (from >= size) return end.subarray(from - size, to - size);
      const both = new Uint8Array(Math.min(to, size + end.length) - from);
      both.set(source.read(from, size));
      both.set(end.subarray(0, to - size), size - from);
      return both;
    },
  };
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
