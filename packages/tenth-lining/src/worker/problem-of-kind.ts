import type { ByteSource } from '../pdf/byte-source';
import { latin1 } from '../pdf/latin1';
import { hasHeader, headSize } from '../pdf/repair';
import type { Problem } from './messages';

const packedSize = 1 << 16;
// PDFium counts a file's bytes in 32 bits, with a sign.
const mostBytes = 2 ** 31 - 1;

/** Why a file cannot be a PDF that is read here, from its bytes: its name may say anything. Undefined when it can be. */
export function problemOfKind(source: ByteSource): Problem | undefined {
  if (source.size === 0) return 'empty';
  const head = latin1(source.read(0, headSize));
  if (isWordFile(source, head)) return 'word-file';
  // Other readers open what has a PDF's end and has lost its beginning.
  const end = latin1(source.read(Math.max(0, source.size - headSize), source.size));
  if (!hasHeader(source) && !(/\d\s+obj\b/.test(head) && end.includes('startxref'))) return 'not-pdf';
  return source.size > mostBytes ? 'over-limit' : undefined;
}

/** .docx and .odt are ZIP files that name their parts; .doc is a compound file; .rtf says so. */
function isWordFile(source: ByteSource, head: string): boolean {
  if (head.startsWith('\xd0\xcf\x11\xe0') || head.startsWith('{\\rtf')) return true;
  if (!head.startsWith('PK\x03\x04')) return false;
  const ends = [source.read(0, packedSize), source.read(Math.max(0, source.size - packedSize), source.size)].map(
    latin1,
  );
  return ends.some((text) => /word\/document|vnd\.oasis\.opendocument\.text/.test(text));
}
