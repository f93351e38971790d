import type { Publication } from '@/content/types';

/**
 * The publications before and after one in its own list, by date.
 *
 * @param publications newest first, as `readPublications` gives them
 */
export function siblings(
  publications: readonly Publication[],
  { slug, list }: Pick<Publication, 'slug' | 'list'>,
): { previous?: Publication; next?: Publication } {
  const own = publications.filter((publication) => publication.list === list);
  const index = own.findIndex((publication) => publication.slug === slug);
  return { previous: own[index + 1], next: index > 0 ? own[index - 1] : undefined };
}
