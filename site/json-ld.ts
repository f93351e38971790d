import { footer, site } from '@/content/site';
import type { Publication, VideoContent } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { absoluteUrl } from './absolute-url';
import type { Crumb } from './breadcrumbs';

/** A node of JSON-LD, as https://schema.org describes it. */
export type JsonLdNode = { '@type': string; [property: string]: unknown };

const publisher = { '@id': `${absoluteUrl('/')}#organization` };

/** The organisation and the site. Sample profiles are left out: they are not the owner's. */
export const publisherAndSiteNodes: readonly JsonLdNode[] = [
  {
    '@type': 'Organization',
    ...publisher,
    name: site.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icons/icon-512.png'),
    sameAs: footer.social?.items.filter(({ sample }) => !sample).map(({ href }) => href),
  },
  { '@type': 'WebSite', name: site.name, url: absoluteUrl('/'), inLanguage: site.lang, publisher },
];

export function breadcrumbList(crumbs: readonly Crumb[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}

/** Without the PDF's address, which is for readers of the page (hosts send noindex), and without the abstract of a sample. */
export function publicationNode(publication: Publication): JsonLdNode {
  const { title, description, abstract, date, image, link, sample, author } = publication;
  return {
    '@type': 'Report',
    name: title,
    description,
    ...(!sample && { abstract: abstract.join('\n\n') }),
    url: absoluteUrl(link),
    image: absoluteUrl(image),
    datePublished: formatDate(date).iso,
    inLanguage: site.lang,
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
  };
}

/** What search engines ask of a film: https://developers.google.com/search/docs/appearance/structured-data/video */
export function videoNode({ source, poster, name, text, seconds, published }: VideoContent): JsonLdNode {
  return {
    '@type': 'VideoObject',
    name,
    description: text ?? name,
    // Google asks for a time zone in `uploadDate`; this is East Africa's.
    uploadDate: `${formatDate(published).iso}T00:00:00+03:00`,
    thumbnailUrl: absoluteUrl(poster.src),
    ...('address' in source
      ? { url: source.address }
      : { contentUrl: absoluteUrl(source.mp4), ...(seconds && { duration: `PT${seconds}S` }) }),
  };
}
