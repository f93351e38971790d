import { site } from '@/content/site';
import { internalPath } from '@/lib/internal-path';

/** A path of the site as an absolute address, pages with their trailing slash. */
export function absoluteUrl(path: string): string {
  return `${site.url}${internalPath(path)}`;
}
