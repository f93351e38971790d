/** How many cards of one list a page shows; the rest stand on pages of the archive (docs/adr/0006). */
export const shelfSize = 24;

/** The parts of a list that a page shows each, newest first: never none. */
export function shelves<Item>(items: readonly Item[]): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / shelfSize));
  return Array.from({ length: count }, (_, index) => items.slice(index * shelfSize, (index + 1) * shelfSize));
}

/**
 * The address of a list's page, without trailing slash.
 *
 * @param hash the list's
 * @param page from 1, which is the publications page itself
 */
export function shelfPath(hash: string, page: number): string {
  return page === 1 ? `/web/publications#${hash}` : `/web/publications/archive/${hash}-${page}`;
}
