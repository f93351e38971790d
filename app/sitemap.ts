import type { MetadataRoute } from 'next';
import type { Publication } from '@/content/types';
import { readPublications } from '@/data/read-publications';
import { subjectPages } from '@/data/read-subjects';
import { absoluteUrl } from '@/lib/absolute-url';
import { isPublished } from '@/lib/answered';
import { formatDate, isoDate } from '@/lib/format-date';
import { lastModified, pageDate, pagePaths } from '@/lib/pages';
import { subjectPath, subjectsPath } from '@/lib/publications/subject-path';

export const dynamic = 'force-static';

/**
 * Every page that is to be found, with the day on which its words last changed: recorded in content for the pages, in
 * its own file for a publication. The list of publications changes with its newest one, a subject with the last of its
 * publications. PDFs are left out.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const publications = await readPublications();
  const pages = pagePaths.filter(isPublished).map((path) => {
    const own = isoDate(pageDate(path) ?? '');
    const day = path === '/web/publications' ? latest([...publications.map(dayOf), own ?? '']) : own;
    return { url: absoluteUrl(path), ...(day && { lastModified: day }) };
  });
  const own = publications.map((one) => ({ url: absoluteUrl(one.link), lastModified: dayOf(one) }));
  const subjects = subjectPages(publications)
    .filter(({ isFindable }) => isFindable)
    .map((subject) => ({
      url: absoluteUrl(subjectPath(subject)),
      lastModified: latest(subject.cases.map(({ publication }) => dayOf(publication))),
    }));
  const newest = latest(subjects.map((subject) => subject.lastModified ?? ''));
  const all = subjects.length > 0 ? [{ url: absoluteUrl(subjectsPath), lastModified: newest }] : [];
  return [...pages, ...own, ...all, ...subjects];
}

const dayOf = (publication: Publication) => formatDate(lastModified(publication)).iso;
const latest = (days: readonly string[]) => days.toSorted().at(-1);
