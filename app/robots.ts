import type { MetadataRoute } from 'next';
import { blockedCrawlers } from '@/content/robots';
import { absoluteUrl } from '@/site/absolute-url';

export const dynamic = 'force-static';

/**
 * PDFs are not disallowed: their `X-Robots-Tag: noindex` works only if crawlers may fetch them
 * (https://developers.google.com/search/docs/crawling-indexing/block-indexing).
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: [
      { userAgent: '*', allow: '/' },
      { userAgent: [...blockedCrawlers], disallow: '/' },
    ],
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
