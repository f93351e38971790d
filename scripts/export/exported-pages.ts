import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** An HTML file of an export, and its address: `/legal/` for `out/legal/index.html`, `/404.html` for `out/404.html`. */
export type ExportedPage = { file: string; route: string };

/** All HTML files below `folder`, sorted by their paths. */
export function exportedPages(folder: string): ExportedPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .sort()
    .map((path) => ({
      file: join(folder, path),
      route: `/${path.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/'),
    }));
}
