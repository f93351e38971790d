/**
 * What pages are made by: those that stand side by side below a page of the site (`/web/publications/…/`) share one
 * template, and so do those one folder further down (`/web/publications/archive/…/`); every other page has its own.
 *
 * @param route of the page, such as `/legal/`
 * @param routes of all pages
 */
export function templateOf(route: string, routes: ReadonlySet<string>): string {
  const parent = above(route);
  const isBelowPage = [parent, above(parent)].some((page) => page !== '/' && page !== route && routes.has(page));
  return isBelowPage ? `${parent}*` : route;
}

const above = (route: string) => route.replace(/[^/]+\/$/, '');
