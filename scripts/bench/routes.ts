import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { templateOf } from '../export/templates';

// The form page stands in a dialog's frame and is kept out of search engines; the rest are copies of the 404 page.
const notMeasured = /^(_not-found|404|forms)\//;

/**
 * The routes to measure: every page of an export, and of the pages that share one template (`/web/publications/…/`)
 * the heaviest.
 *
 * @param folder the export
 */
export function benchRoutes(folder: string): string[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|\/)index\.html$/.test(file) && !notMeasured.test(file))
    .map((file) => ({ route: `/${file.replace(/index\.html$/, '')}`, bytes: statSync(join(folder, file)).size }));
  return heaviestOfEachTemplate(pages).sort();
}

/** Of pages that stand side by side below a page of the export the heaviest; all others as they are. */
export function heaviestOfEachTemplate(pages: ReadonlyArray<{ route: string; bytes: number }>): string[] {
  const routes = new Set(pages.map(({ route }) => route));
  const heaviest = new Map<string, { route: string; bytes: number }>();
  for (const page of pages) {
    const template = templateOf(page.route, routes);
    if (page.bytes > (heaviest.get(template)?.bytes ?? -1)) heaviest.set(template, page);
  }
  return [...heaviest.values()].map(({ route }) => route);
}

/** Whether a folder has a page at a route. */
export function hasRoute(folder: string, route: string): boolean {
  return existsSync(join(folder, route, 'index.html'));
}
