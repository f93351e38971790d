import { redirects as written } from '@/content/redirects';
import { internalPath } from '@/lib/internal-path';

/** An address that has moved: `from` without trailing slash, `to` as links write it. */
export type Redirect = { from: string; to: string };

/** content/redirects.ts in the form that hosts are given. */
export const redirects: readonly Redirect[] = written.map(({ from, to }) => ({
  from: from.replace(/(.)\/$/, '$1'),
  to: internalPath(to),
}));

/** Where an address has moved to, if it has; with or without its trailing slash. */
export function movedTo(path: string, moved: readonly Redirect[] = redirects): string | undefined {
  return moved.find(({ from }) => path === from || path === `${from}/`)?.to;
}
