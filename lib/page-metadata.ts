import type { Metadata, Route } from 'next';
import { site } from '@/content/site';
import type { PageMeta } from '@/content/types';
import { internalPath } from './internal-path';

/**
 * The one place that writes a page's head: title with the brand, description, canonical address, Open Graph and
 * Twitter card. The social picture of `/legal/` is `/social/legal.png`, drawn by scripts/social-pictures.ts.
 *
 * @param path the page's route, without trailing slash
 */
export function pageMetadata(path: Route, { title, description }: PageMeta): Metadata {
  const fullTitle = path === '/' ? `${site.name}: ${title}` : `${title} · ${site.name}`;
  const url = internalPath(path);
  const picture = {
    url: `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`,
    width: 1200,
    height: 630,
    alt: title,
  };
  return {
    metadataBase: new URL(site.url),
    title: fullTitle,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: site.locale,
      title: fullTitle,
      description,
      url,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images: [picture] },
  };
}
