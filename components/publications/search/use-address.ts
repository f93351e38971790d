import { useEffect, useEffectEvent } from 'react';

/** What an address asks of the lists; `query` is null where it asks for none. */
type Asked = { query: string | null; isOldestFirst: boolean; isFirst: boolean };

/** The address's query as it was last read or written: a step to another hash asks for nothing else. */
let lastSearch = '';

/** Reads the page's address at first and whenever Back or Forward leads to another query. */
export function useAddress(onRead: (asked: Asked) => void): void {
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
