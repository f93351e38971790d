import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The file of the export behind an address of the site. */
export function exportedFile(url: string): string {
  const path = decodeURIComponent(new URL(url).pathname);
  return join('out', path.endsWith('/') ? `${path}index.html` : path);
}

/** What a request costs, in bytes: the size of the gzip copy, which every host has, or of the file itself. */
export function transferredBytes(url: string): number {
  const file = exportedFile(url);
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
}
