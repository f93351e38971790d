import type { MetadataRoute } from 'next';
import { robots as crawlers } from '@/content/robots';
import { absoluteUrl } from '@/site/absolute-url';

export const dynamic = 'force-static';

/**
 * PDFs are not named: what crawlers may not fetch can still be listed by its address, while each PDF's `X-Robots-Tag:
 * noindex` takes it out (RFC 9309; Google, "Block search indexing").
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: [
      { userAgent: '*', allow: '/' },
      { userAgent: [...crawlers.training], disallow: '/' },
    ],
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
