import type { MetadataRoute } from 'next';
import { readPublications } from '@/data/read-publications';
import { subjectPages } from '@/data/read-subjects';
import { sitemapEntries } from './sitemap-entries';

export const dynamic = 'force-static';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const publications = await readPublications();
  return sitemapEntries(publications, subjectPages(publications));
}
