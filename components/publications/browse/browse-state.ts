/** What a reader has asked for; it stands in the address, so that it can be shared and gone back to. */
export type BrowseState = { q: string; year: string; sort: 'newest' | 'oldest' };

export const noFilter: BrowseState = { q: '', year: '', sort: 'newest' };

/** Reads the state out of an address or a form; values that mean nothing are passed over. */
export function readBrowseState(values: { get: (name: string) => unknown }): BrowseState {
  const text = (name: string) => String(values.get(name) ?? '').trim();
  return {
    q: text('q').slice(0, 200),
    year: /^\d{4}$/.test(text('year')) ? text('year') : '',
    sort: text('sort') === 'oldest' ? 'oldest' : 'newest',
  };
}

/** An address with the state in its query; defaults are left out, and what others have put there is kept. */
export function withBrowseState(address: string, state: BrowseState): string {
  const url = new URL(address);
  for (const name of ['q', 'year', 'sort'] as const) {
    if (state[name] === noFilter[name]) url.searchParams.delete(name);
    else url.searchParams.set(name, state[name]);
  }
  return url.href;
}

/** A publication as the browser filters it. */
export type BrowseItem = {
  slug: string;
  /** hash of its list */
  list: string;
  /** YYYY-MM-DD */
  date: string;
};

/**
 * What is shown of the publications, sorted; items of one day keep their order.
 *
 * @param found slugs that match the words asked for; undefined when none were
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
