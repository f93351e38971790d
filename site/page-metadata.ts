import type { Metadata, Route } from 'next';
import { feed } from '@/content/feed';
import { site } from '@/content/site';
import type { PageMeta } from '@/content/types';
import { withTrailingSlash } from '@/lib/with-trailing-slash';
import { socialPicturePath } from './social-picture-path';

/** Characters of a title that a search result shows. */
const longestTitle = 60;

type Options = {
  /** absolute path of the social picture, if it is another page's */
  picture?: `/${string}.png`;
  type?: 'website' | 'article';
  /** false keeps it from search engines */
  isIndexable?: boolean;
};

/** A page's title and the brand, or the title alone if search results would cut that; they know the brand from JSON-LD too. */
export function brandedTitle(title: string, branded = `${title} · ${site.name}`): string {
  return branded.length <= longestTitle ? branded : title;
}

/** The one place that writes a page's head. @param path the page's route, without trailing slash */
export function pageMetadata(
  path: Route,
  { title, description }: PageMeta,
  { picture: pictureUrl, type = 'website', isIndexable = true }: Options = {},
): Metadata {
  const fullTitle = brandedTitle(title, path === '/' ? `${site.name}: ${title}` : undefined);
  const url = withTrailingSlash(path);
  const picture = {
    url: pictureUrl ?? socialPicturePath(path),
    width: 1200,
    height: 630,
    alt: title,
  };
  return {
    metadataBase: new URL(site.url),
    title: fullTitle,
    description,
    ...(!isIndexable && { robots: { index: false } }),
    alternates: {
      ...(isIndexable && { canonical: url }),
      types: { 'application/atom+xml': [{ url: feed.path, title: feed.title }] },
    },
    openGraph: {
      type,
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
