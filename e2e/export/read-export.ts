import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exportedPages as exportedFiles } from '@/scripts/export/exported-pages';

const folder = 'out';

if (!existsSync(join(folder, 'index.html'))) {
  throw new Error('These tests read out/: run `npm run build` first.');
}

export type ExportedPage = { address: string; file: string; document: Document };

declare global {
  /** of environment.mjs */
  var readDocument: (file: string) => Document;
}

/** Every exported page with its address: `out/legal/index.html` is `/legal/`. Copies for old hosts (404/) left out. */
export const exportedPages: readonly ExportedPage[] = exportedFiles(folder)
  .filter(({ route }) => !/^\/(_not-found|404)\//.test(route))
  .map(({ file, route }) => ({ address: route, file, document: readDocument(file) }));

/** The pages of single publications. */
export const publicationPages = exportedPages.filter(({ address }) =>
  /^\/web\/publications\/(?!subjects\/)[^/]+\/$/.test(address),
);

export function pageAt(address: string): ExportedPage {
  const page = exportedPages.find((candidate) => candidate.address === address);
  if (!page) throw new Error(`${address} is not exported`);
  return page;
}

/** What a page's head says under a name, such as `description` or `og:image`; '' where it says nothing. */
export function metaContent({ document }: ExportedPage, name: string): string {
  return document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
}

/** The pages that search engines may have. */
export const indexed = exportedPages.filter((page) => !metaContent(page, 'robots').includes('noindex'));

export function isExportedFile(path: string): boolean {
  return existsSync(join(folder, decodeURIComponent(path)));
}

export const attribute = (element: Element, name: string): string => element.getAttribute(name) ?? '';

/** What a reader sees of an element, in one line. */
export const words = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

export function all<Found extends Element>({ document }: ExportedPage, selector: string): Found[] {
  return [...document.querySelectorAll<Found>(selector)];
}
