/**
 * Pages by what they are made by: those that stand side by side below a page of the site (`/web/publications/…/`) share
 * one template; every other page has its own.
 *
 * @param pages all of the site, each with its route, such as `/legal/`
 * @returns the pages of each template, in the order given; the template of pages below another ends in `*`
 */
export function pagesByTemplate<Page extends { route: string }>(pages: readonly Page[]): Map<string, Page[]> {
  const routes = new Set(pages.map(({ route }) => route));
  const templates = new Map<string, Page[]>();
  for (const page of pages) {
    const template = templateOf(page.route, routes);
    templates.set(template, [...(templates.get(template) ?? []), page]);
  }
  return templates;
}

function templateOf(route: string, routes: ReadonlySet<string>): string {
  const parent = route.replace(/[^/]+\/$/, '');
  return parent !== '/' && parent !== route && routes.has(parent) ? `${parent}*` : route;
}
