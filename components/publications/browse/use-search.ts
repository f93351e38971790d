import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Search } from './search/search';

/** How long the reader waits for the contents, in milliseconds, before titles have to do. */
const patience = 5000;

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout?.(patience) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** What a query finds. Code and cases come with the first word; of the PDFs’ words the lists that it needs. */
export function useSearch(q: string, indexUrl: string, listsUrl: string) {
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setFailed] = useState(false);
  const [listsRead, setListsRead] = useState(0);
  const [lacksLists, setLacksLists] = useState(false);
  const [tries, setTries] = useState(0);
  const isAsked = useRef(false);
  const asked = useRef(new Set<number>());

  const tryAgain = useCallback(() => setTries((count) => count + 1), []);
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [tryAgain]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks for what has not come
  useEffect(() => {
    if (q === '' || isAsked.current) return;
    isAsked.current = true;
    Promise.all([import('./search/search'), fetchJson(indexUrl)])
      .then(([{ openSearch }, answer]) => openSearch(answer))
      .then(setSearch, () => {
        // The next word that is typed asks again, and so does Search.
        isAsked.current = false;
        setFailed(true);
      });
  }, [q, indexUrl, tries]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a list adds is found in the search itself
  const found = useMemo(() => (q === '' ? undefined : search?.find(q)), [q, search, listsRead]);
  useEffect(() => {
    for (const number of found?.missing ?? []) {
      if (!search || asked.current.has(number)) continue;
      asked.current.add(number);
      fetchJson(`${listsUrl}${number}.json`)
        .then((answer) => search.addList(number, answer))
        .catch(() => {
          // Counted as read, so that what the cases have can be told; the next visit asks again.
          search.addList(number, { words: '', at: '' });
          setLacksLists(true);
        })
        .finally(() => setListsRead((read) => read + 1));
    }
  }, [search, found, listsUrl]);

  return {
    search,
    found,
    /** neither code nor cases can be had */
    isUnavailable: hasFailed && !search,
    /** some lists of words cannot be had */
    lacksLists,
    tryAgain,
  };
}
