/**
 * What pages are made by: those that stand side by side below a page of the site (`/web/publications/…/`) share one
 * template, every other page has its own.
 *
 * @param route of the page, such as `/legal/`
 * @param routes of all pages
 */
export function templateOf(route: string, routes: ReadonlySet<string>): string {
  const parent = route.replace(/[^/]+\/$/, '');
  return parent !== '/' && parent !== route && routes.has(parent) ? `${parent}*` : route;
}
