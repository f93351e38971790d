import { useEffect, useEffectEvent, useRef } from 'react';

/** What an address asks of the lists; `query` is null where it asks for none. */
type Asked = { query: string | null; isOldestFirst: boolean; isFirst: boolean };

/**
 * Reads the page's address at first and whenever Back or Forward leads to another query.
 *
 * @returns writes a query into the address
 */
export function useAddress(onRead: (asked: Asked) => void): (query: string) => void {
  /** A step to another hash asks for nothing else. */
  const lastSearch = useRef('');
  const read = useEffectEvent((isFirst = false) => {
    lastSearch.current = window.location.search;
    const parameters = new URLSearchParams(lastSearch.current);
    onRead({ query: parameters.get('q'), isOldestFirst: parameters.get('sort') === 'oldest', isFirst });
  });
  useEffect(() => {
    const onPopState = () => window.location.search !== lastSearch.current && read();
    read(true);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  return (query) => {
    const address = new URL(window.location.href);
    if (query === (address.searchParams.get('q') ?? '').trim()) return;
    if (query) address.searchParams.set('q', query);
    else address.searchParams.delete('q');
    window.history.replaceState(null, '', address);
    lastSearch.current = address.search;
  };
}
