import { site } from '@/content/site';
import { withTrailingSlash } from '@/lib/with-trailing-slash';

/** A path of the site as an absolute address, pages with their trailing slash. */
export function absoluteUrl(path: string): string {
  return `${site.url}${withTrailingSlash(path)}`;
}
