import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** An HTML file of an export, and its address: `/legal/` for `out/legal/index.html`, `/404.html` for `out/404.html`. */
export type ExportedPage = { file: string; route: string };

/** The paths of all files below `folder`, in it and sorted: `legal/index.html`. */
export function exportedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}

/** All HTML files below `folder`, sorted by their paths. */
export function exportedPages(folder: string): ExportedPage[] {
  return exportedFiles(folder)
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({ file: join(folder, path), route: `/${path}`.replace(/\/index\.html$/, '/') }));
}

/**
 * Groups pages by template. Pages side by side below another page (`/web/publications/…/`) share one, whose name ends in `*`;
 * every other page has its own, and so has one with pages below it.
 *
 * @param pages all pages of the site, each with its route, such as `/legal/`
 */
export function pagesByTemplate<Page extends { route: string }>(pages: readonly Page[]): Map<string, Page[]> {
  const routes = pages.map(({ route }) => route);
  const templates = new Map<string, Page[]>();
  for (const page of pages) {
    const [, parent = '/'] = /^(.*\/)[^/]+\/$/.exec(page.route) ?? [];
    const isParent = routes.some((route) => route !== page.route && route.startsWith(page.route));
    const template = parent !== '/' && routes.includes(parent) && !isParent ? `${parent}*` : page.route;
    templates.set(template, [...(templates.get(template) ?? []), page]);
  }
  return templates;
}
