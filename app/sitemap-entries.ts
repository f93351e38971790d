import type { Publication } from '@/content/types';
import type { Shelf } from '@/data/read-shelf';
import { isPublished } from '@/lib/answered';
import { formatDate, isoDate } from '@/lib/format-date';
import { absoluteUrl } from '@/lib/json-ld/address';
import { type DatedPath, pageDate, pageSources } from '@/lib/page-dates';
import { lastModified } from '@/lib/publications/last-modified';
import { shelfPath } from '@/lib/publications/shelves';

type Entry = { url: string; lastModified?: string };

/**
 * Every page that is to be found, with the day on which its words last changed: recorded in content for the pages, in
 * its own file for a publication. The list of publications changes with its newest one, and so does each page of its
 * archive. PDFs are left out.
 */
export function sitemapEntries(publications: readonly Publication[], archive: readonly Shelf[] = []): Entry[] {
  const dayOf = (publication: Publication) => formatDate(lastModified(publication)).iso;
  const days = publications.map(dayOf);
  const pages = (Object.keys(pageSources) as DatedPath[]).filter(isPublished).map((path) => {
    const own = isoDate(pageDate(path) ?? '');
    const day = path === '/web/publications' ? [...days, own ?? ''].sort().at(-1) : own;
    return { url: absoluteUrl(path), ...(day && { lastModified: day }) };
  });
  const shelves = archive.map(({ list, page, publications: shown }) => ({
    url: absoluteUrl(shelfPath(list.hash, page)),
    lastModified: shown.map(dayOf).sort().at(-1),
  }));
  const own = publications.map(({ link }, index) => ({ url: absoluteUrl(link), lastModified: days[index] }));
  return [...pages, ...shelves, ...own];
}
