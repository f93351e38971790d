import type { ByteSource } from '@/tenth-lining/byte-source';
import { latin1 } from '@/tenth-lining/latin1';
import type { Problem } from './messages';

// PDFium, and every reader, looks for the header within the first kilobyte.
const headerSize = 1024;
const packedSize = 1 << 16;
// PDFium counts a file's bytes in 32 bits, with a sign.
const mostBytes = 2 ** 31 - 1;

/** Why a file cannot be a PDF that is read here, from its bytes: its name may say anything. Undefined when it can be. */
export function problemOfKind(source: ByteSource): Problem | undefined {
  if (source.size === 0) return 'empty';
  const head = latin1(source.read(0, headerSize));
  if (head.includes('%PDF-')) return source.size > mostBytes ? 'too-large' : undefined;
  return isWordFile(source, head) ? 'word-file' : 'not-pdf';
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
