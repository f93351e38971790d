import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Paths of all HTML files below `folder`, sorted. */
export async function exportedPages(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((entry) => entry.endsWith('.html'))
    .map((entry) => join(folder, entry))
    .sort();
}

/** The address of an exported page: `/legal/` for `out/legal/index.html`, `/404.html` for `out/404.html`. */
export function routeOf(folder: string, file: string): string {
  return `/${relative(folder, file).replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/');
}
