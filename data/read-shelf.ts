import type { Publication, PublicationList } from '@/content/types';
import { shelves } from '@/lib/publications/shelves';
import { readPublicationLists } from './read-publications';

/** One page of a list in the archive. */
export type Shelf = { name: string; list: PublicationList; page: number; pages: number; publications: Publication[] };

/** Every page of the archive: what the publications page itself does not show. None while all lists are short. */
export async function readShelves(folder?: string): Promise<Shelf[]> {
  return (await readPublicationLists(folder)).flatMap((list) => {
    const parts = shelves(list.publications);
    return parts
      .map((publications, index) => ({
        name: `${list.hash}-${index + 1}`,
        list,
        page: index + 1,
        pages: parts.length,
        publications,
      }))
      .slice(1);
  });
}
