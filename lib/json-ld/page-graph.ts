import type { Route } from 'next';
import type { BreadcrumbList, Organization, Thing, WebSite } from 'schema-dts';
import { footer, site } from '@/content/site';
import type { FooterContent, PageMeta, Sample } from '@/content/types';
import type { Crumb } from '@/lib/breadcrumbs';
import { absoluteUrl, type Named, nodeId } from './address';

export type PageGraphOptions = {
  path: Route;
  meta: PageMeta;
  crumbs: readonly Crumb[];
  type?: 'WebPage' | 'CollectionPage' | 'AboutPage';
  /** absolute path of the page's picture */
  image?: string;
  /** what the page as a whole is about */
  entity?: Named;
  nodes?: readonly Thing[];
};

/** What a page tells machines (schema.org). Nodes point at each other by `@id`; none says what the page does not. */
export function pageGraph(options: PageGraphOptions): Thing[] {
  return [
    organization(),
    website(),
    webPage(options),
    ...(options.crumbs.length > 0 ? [breadcrumbList(options)] : []),
    ...(options.entity ? [options.entity as Thing] : []),
    ...(options.nodes ?? []),
  ];
}

/** Who publishes; of addresses, contacts and the legal name what is the owner's: a sample is nobody's. */
export function organization({ offices, contact, social, legalNotice }: FooterContent = footer): Organization {
  const own = <Entry extends Sample>(entries: readonly Entry[] = []) => entries.filter(({ sample }) => !sample);
  const reach = (scheme: string) =>
    own(contact?.items).flatMap(({ href }) => (href.startsWith(scheme) ? href.slice(scheme.length) : []))[0];
  const reached = { email: reach('mailto:'), telephone: reach('tel:') };
  const address = own(offices?.items).map(({ city, lines }) => ({
    '@type': 'PostalAddress' as const,
    streetAddress: lines.join(', '),
    addressLocality: city,
  }));
  return {
    '@type': 'Organization',
    '@id': nodeId.organization,
    name: site.name,
    url: absoluteUrl('/'),
    description: site.tagline,
    logo: { '@type': 'ImageObject', url: absoluteUrl('/icons/icon-512.png'), width: '512', height: '512' },
    ...(!legalNotice.sample && legalNotice.company && { legalName: legalNotice.company }),
    ...(address.length > 0 && { address }),
    ...((reached.email || reached.telephone) && {
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', ...reached },
    }),
    sameAs: own(social?.items).map(({ href }) => href),
  };
}

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': nodeId.website,
    name: site.name,
    url: absoluteUrl('/'),
    inLanguage: site.lang,
    publisher: { '@id': nodeId.organization },
  };
}

function webPage({ path, meta, crumbs, type = 'WebPage', image, entity }: PageGraphOptions): Thing {
  return {
    '@type': type,
    '@id': nodeId.page(path),
    url: absoluteUrl(path),
    name: meta.title,
    description: meta.description,
    inLanguage: site.lang,
    isPartOf: { '@id': nodeId.website },
    ...(crumbs.length > 0 && { breadcrumb: { '@id': nodeId.breadcrumbs(path) } }),
    ...(image && { primaryImageOfPage: { '@type': 'ImageObject', url: absoluteUrl(image) } }),
    ...(entity && { mainEntity: { '@id': entity['@id'] } }),
  } as Thing;
}

function breadcrumbList({ path, crumbs }: PageGraphOptions): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId.breadcrumbs(path),
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}
