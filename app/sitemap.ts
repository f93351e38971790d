import type { MetadataRoute } from 'next';
import { readPublications } from '@/data/read-publications';
import { sitemapEntries } from './sitemap-entries';

export const dynamic = 'force-static';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapEntries(await readPublications());
}
