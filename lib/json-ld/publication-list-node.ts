import type { ItemList } from 'schema-dts';
import type { Publication } from '@/content/types';
import { absoluteUrl } from './address';

/** `@id` of the list of all publications. */
export const publicationListId = `${absoluteUrl('/web/publications')}#list`;

/**
 * The publications that the page shows as a list of pages, in their order.
 *
 * @param total how many there are with those in the archive
 */
export function publicationListNode(
  publications: ReadonlyArray<Pick<Publication, 'title' | 'link'>>,
  total = publications.length,
): ItemList {
  return {
    '@type': 'ItemList',
    '@id': publicationListId,
    numberOfItems: total,
    itemListElement: publications.map(({ title, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(link),
    })),
  };
}
