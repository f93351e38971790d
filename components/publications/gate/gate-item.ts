import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Publication } from '@/content/types';
import { formatSize } from '@/lib/format-size';
import type { GateItem } from './gate-reducer';

/** A publication as the gate knows it, with the size of its file read at build. Throws when the file is missing. */
export function gateItem({ slug, title, pdfUrl }: Publication): GateItem {
  return { slug, title, pdfUrl, size: formatSize(statSync(join('public', pdfUrl)).size) };
}
