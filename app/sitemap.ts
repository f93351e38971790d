import type { MetadataRoute } from 'next';
import { readPublications } from '@/lib/publications/read-publications';
import { sitemapEntries } from '@/lib/sitemap-entries';

export const dynamic = 'force-static';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapEntries(await readPublications());
}
