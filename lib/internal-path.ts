/**
 * The address of a page as every link, canonical and sitemap entry writes it: with a trailing slash before any query
 * or hash (docs/adr/0001). Files (`/feed.xml`) and hashes (`#main`) stay as they are.
 *
 * @param href a path from the root, `/legal#counter`, or a hash
 */
export function internalPath(href: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  if (path === '' || path.endsWith('/') || /\.[a-z0-9]+$/i.test(path)) return href;
  return `${path}/${rest}`;
}
