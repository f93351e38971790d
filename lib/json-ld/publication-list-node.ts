import type { ItemList } from 'schema-dts';
import type { Publication } from '@/content/types';
import { absoluteUrl } from './address';

/** `@id` of the list of all publications. */
export const publicationListId = `${absoluteUrl('/web/publications')}#list`;

/** The publications as a list of pages, in their order. */
export function publicationListNode(publications: ReadonlyArray<Pick<Publication, 'title' | 'link'>>): ItemList {
  return {
    '@type': 'ItemList',
    '@id': publicationListId,
    numberOfItems: publications.length,
    itemListElement: publications.map(({ title, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(link),
    })),
  };
}
