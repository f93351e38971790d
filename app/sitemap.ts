import type { MetadataRoute } from 'next';
import { readPublications } from '@/data/read-publications';
import { groupCasesBySubject } from '@/data/read-subjects';
import { isDraftPreview } from '@/lib/draft-preview';
import { formatDate } from '@/lib/format-date';
import { absoluteUrl } from '@/site/absolute-url';
import { pagePaths } from '@/site/pages';
import { subjectPath, subjectsPath } from '@/site/subject-path';

export const dynamic = 'force-static';

/** All pages that may be indexed, none in a preview of drafts, without PDFs; publications have the day of their last change. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  if (isDraftPreview()) return [];
  const publications = await readPublications();
  const subjects = groupCasesBySubject(publications).filter(({ isIndexable }) => isIndexable);
  const paths = [...pagePaths, ...(subjects.length > 0 ? [subjectsPath, ...subjects.map(subjectPath)] : [])];
  return [
    ...paths.map((path) => ({ url: absoluteUrl(path) })),
    ...publications.map(({ link, updated, date }) => ({
      url: absoluteUrl(link),
      lastModified: formatDate(updated ?? date).iso,
    })),
  ];
}
