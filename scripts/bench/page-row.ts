import type { PageRun } from './page-run';

/** All runs of one page of one contender. */
export type PageRow = { route: string; name: string; runs: PageRun[] };

/** The two rows that every route has. */
export const site = 'site';
export const noScript = 'no script';

/** Whether a route is the site's own, or only another's. */
export function hasSite(rows: ReadonlyArray<{ route: string; name: string }>, of: string): boolean {
  return rows.some(({ route, name }) => route === of && name === site);
}
