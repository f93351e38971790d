import { useEffect, useEffectEvent } from 'react';

/** The address's query when it was last read or written: a change of the hash alone is no new query. */
let lastSearch = '';

/** Reads what the page's address asks of the lists, at first and whenever Back or Forward leads to another query. */
export function useAddress(
  onRead: (asked: { query: string | null; isOldestFirst: boolean; isFirst: boolean }) => void,
) {
  const read = useEffectEvent((step?: Event) => {
    const { search } = window.location;
    if (step && search === lastSearch) return;
    lastSearch = search;
    const parameters = new URLSearchParams(search);
    onRead({ query: parameters.get('q'), isOldestFirst: parameters.get('sort') === 'oldest', isFirst: !step });
  });
  useEffect(() => {
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
}

/** Writes a query into the page's address. */
export function writeQuery(query: string): void {
  const address = new URL(window.location.href);
  if (query === (address.searchParams.get('q') ?? '').trim()) return;
  if (query) address.searchParams.set('q', query);
  else address.searchParams.delete('q');
  window.history.replaceState(null, '', address);
  lastSearch = address.search;
}
