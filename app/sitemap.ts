import type { MetadataRoute } from 'next';
import { readPublications } from '@/data/read-publications';
import { subjectPages } from '@/data/read-subjects';
import { absoluteUrl } from '@/lib/absolute-url';
import { formatDate } from '@/lib/format-date';
import { pagePaths } from '@/lib/pages';
import { subjectPath, subjectsPath } from '@/lib/publications/subject-path';

export const dynamic = 'force-static';

/** All pages that may be indexed; publications with the day of their last change. No PDFs. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const publications = await readPublications();
  const subjects = subjectPages(publications).filter(({ isFindable }) => isFindable);
  const paths = [...pagePaths, ...(subjects.length > 0 ? [subjectsPath, ...subjects.map(subjectPath)] : [])];
  return [
    ...paths.map((path) => ({ url: absoluteUrl(path) })),
    ...publications.map(({ link, updated, date }) => ({
      url: absoluteUrl(link),
      lastModified: formatDate(updated ?? date).iso,
    })),
  ];
}
