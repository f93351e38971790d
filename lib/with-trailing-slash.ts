/** Addresses below this path are the application's, behind the login; this site has no page there (R2.6). */
export const applicationPath = '/Account/';

/**
 * The address of a page as every link, canonical and sitemap entry writes it: with a trailing slash before any query
 * or hash (docs/adr/0001). Files (`/feed.xml`), hashes (`#main`), other sites and the application's addresses stay as
 * they are.
 */
export function withTrailingSlash(href: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  const isFile = /\.[a-z0-9]+$/i.test(path);
  if (!path.startsWith('/') || path.endsWith('/') || isFile || path.startsWith(applicationPath)) return href;
  return `${path}/${rest}`;
}
