import type { MetadataRoute } from 'next';
import type { Publication, SubjectPage } from '@/content/types';
import { readPublications } from '@/data/read-publications';
import { subjectPages } from '@/data/read-subjects';
import { isPublished } from '@/lib/answered';
import { formatDate, isoDate } from '@/lib/format-date';
import { absoluteUrl } from '@/lib/json-ld/address';
import { lastModified, pageDate, pagePaths } from '@/lib/pages';
import { subjectPath, subjectsPath } from '@/lib/publications/subject-path';

export const dynamic = 'force-static';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const publications = await readPublications();
  return sitemapEntries(publications, subjectPages(publications));
}

/**
 * Every page that is to be found, with the day on which its words last changed: recorded in content for the pages, in
 * its own file for a publication. The list of publications changes with its newest one, a subject with the last of its
 * publications. PDFs are left out.
 */
function sitemapEntries(publications: readonly Publication[], subjects: readonly SubjectPage[]): MetadataRoute.Sitemap {
  const days = publications.map((publication) => formatDate(lastModified(publication)).iso);
  const pages = pagePaths.filter(isPublished).map((path) => {
    const own = isoDate(pageDate(path) ?? '');
    const day = path === '/web/publications' ? [...days, own ?? ''].sort().at(-1) : own;
    return { url: absoluteUrl(path), ...(day && { lastModified: day }) };
  });
  const own = publications.map(({ link }, index) => ({ url: absoluteUrl(link), lastModified: days[index] }));
  const found = subjects.filter(({ isFindable }) => isFindable);
  const subjectPages = found.map((subject) => ({
    url: absoluteUrl(subjectPath(subject)),
    lastModified: lastDay(subject),
  }));
  const all =
    found.length > 0 ? [{ url: absoluteUrl(subjectsPath), lastModified: found.map(lastDay).sort().at(-1) }] : [];
  return [...pages, ...own, ...all, ...subjectPages];
}

const lastDay = ({ cases }: SubjectPage) =>
  cases
    .map(({ publication }) => formatDate(lastModified(publication)).iso)
    .sort()
    .at(-1);
