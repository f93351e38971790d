import type { Publication } from '@/content/types';
import { isPublished } from '@/lib/answered';
import { formatDate, isoDate } from '@/lib/format-date';
import { absoluteUrl } from '@/lib/json-ld/address';
import { lastModified, pageDate, pagePaths } from '@/lib/pages';

type Entry = { url: string; lastModified?: string };

/**
 * Every page that is to be found, with the day on which its words last changed: recorded in content for the pages, in
 * its own file for a publication. The list of publications changes with its newest one. PDFs are left out.
 */
export function sitemapEntries(publications: readonly Publication[]): Entry[] {
  const days = publications.map((publication) => formatDate(lastModified(publication)).iso);
  const pages = pagePaths.filter(isPublished).map((path) => {
    const own = isoDate(pageDate(path) ?? '');
    const day = path === '/web/publications' ? [...days, own ?? ''].sort().at(-1) : own;
    return { url: absoluteUrl(path), ...(day && { lastModified: day }) };
  });
  const own = publications.map(({ link }, index) => ({ url: absoluteUrl(link), lastModified: days[index] }));
  return [...pages, ...own];
}
