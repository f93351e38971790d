import type { PageRun } from './page-run';

/** All runs of one page of one contender. */
export type PageRow = { route: string; name: string; runs: PageRun[] };

/** The two rows that every route has. */
export const site = 'site';
export const limit = 'limit';
