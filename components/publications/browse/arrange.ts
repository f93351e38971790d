import type { BrowseState } from './browse-state';

/** A publication as the browser filters it. */
export type BrowseItem = {
  slug: string;
  /** hash of its list */
  list: string;
  /** YYYY-MM-DD */
  date: string;
};

/**
 * What is shown of the publications, and in which order.
 *
 * @param found slugs that match the words asked for; undefined when none were
 * @returns the items shown, sorted; items of one day keep their order
 */
export function arrange<Item extends BrowseItem>(
  items: readonly Item[],
  { year, sort }: Pick<BrowseState, 'year' | 'sort'>,
  found?: ReadonlySet<string>,
): Item[] {
  const direction = sort === 'oldest' ? 1 : -1;
  return items
    .filter(({ slug, date }) => (year === '' || date.startsWith(year)) && (!found || found.has(slug)))
    .sort((a, b) => direction * a.date.localeCompare(b.date));
}
