import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { exportedPages, pagesByTemplate } from '../export/exported-pages';

// The form page stands in a dialog's frame and is kept out of search engines; the rest are copies of the 404 page.
const notMeasured = /^\/(_not-found|404|forms)\//;

/**
 * The routes to measure: every page of an export, and of the pages that share one template (`/web/publications/…/`)
 * the heaviest.
 *
 * @param folder the export
 */
export function benchRoutes(folder: string): string[] {
  const pages = exportedPages(folder)
    .filter(({ route }) => route.endsWith('/') && !notMeasured.test(route))
    .map(({ file, route }) => ({ route, bytes: statSync(file).size }));
  return heaviestOfEachTemplate(pages).sort();
}

/** Of pages that stand side by side below a page of the export the heaviest; all others as they are. */
export function heaviestOfEachTemplate(pages: ReadonlyArray<{ route: string; bytes: number }>): string[] {
  return [...pagesByTemplate(pages).values()].flatMap(
    (same) => same.toSorted((one, other) => other.bytes - one.bytes)[0]?.route ?? [],
  );
}

/** Whether a folder has a page at a route. */
export function hasRoute(folder: string, route: string): boolean {
  return existsSync(join(folder, route, 'index.html'));
}
