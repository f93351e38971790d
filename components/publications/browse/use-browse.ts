import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { arrange, type BrowseItem, type BrowseState, noFilter, readBrowseState, withBrowseState } from './browse-state';
import { markMatches, placeCards, searchCards } from './cards';
import { casesFound, readSearchIndex, type SearchIndex, search } from './search-index';
import { writeAddress } from './write-address';

/** How long the reader waits for the contents, in milliseconds, before titles have to do. */
const patience = 5000;

type Options = { items: readonly BrowseItem[]; indexUrl: string; form: RefObject<HTMLFormElement | null> };

/**
 * The state of the search form, kept in the address, and its effect on the page's cards. The fields are the browser's:
 * what was typed before the runtime listened is still in them and is what counts.
 */
export function useBrowse({ items, indexUrl, form }: Options) {
  const [state, setState] = useState<BrowseState>(noFilter);
  const [index, setIndex] = useState<SearchIndex | 'unavailable'>();
  const asked = useRef(false);

  const prepare = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    fetch(indexUrl, { signal: AbortSignal.timeout?.(patience) })
      .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
      .then(readSearchIndex)
      .then(setIndex, () => {
        // The next word that is typed asks again.
        asked.current = false;
        setIndex('unavailable');
      });
  }, [indexUrl]);

  const show = useCallback(
    (next: BrowseState) => {
      if (next.q !== '') prepare();
      setState(next);
    },
    [prepare],
  );

  const change = useCallback(
    (step: 'push' | 'replace') => {
      if (!form.current) return;
      const next = readBrowseState(new FormData(form.current));
      writeAddress((address) => withBrowseState(address, next), step);
      show(next);
    },
    [form, show],
  );

  /** looks for one subject, in all years */
  const lookUnder = useCallback(
    (subject: string) => {
      form.current?.reset();
      const field = form.current?.querySelector('input');
      if (field) field.value = subject;
      change('push');
    },
    [form, change],
  );

  const clear = useCallback(() => {
    form.current?.reset();
    change('push');
    form.current?.querySelector('input')?.focus();
  }, [form, change]);

  useEffect(() => {
    const isAsked = (asks: BrowseState) => JSON.stringify(asks) !== JSON.stringify(noFilter);
    const addressed = readBrowseState(new URL(window.location.href).searchParams);
    const typed = form.current ? readBrowseState(new FormData(form.current)) : noFilter;
    const follow = () => {
      const next = readBrowseState(new URL(window.location.href).searchParams);
      for (const [name, value] of Object.entries(next)) {
        const field = form.current?.elements.namedItem(name);
        if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
      }
      show(next);
    };
    // The address first: Back may bring half of a form's values with it.
    if (isAsked(typed) && !isAsked(addressed)) change('replace');
    else follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [form, change, show]);

  const shown = useMemo(() => {
    if (state.q === '' || !index) return arrange(items, state);
    return arrange(items, state, index === 'unavailable' ? searchCards(state.q) : search(index, state.q));
  }, [items, state, index]);
  useLayoutEffect(() => {
    placeCards(items, shown);
    markMatches(state.q, (slug) => (index && index !== 'unavailable' ? casesFound(index, slug, state.q) : []));
  }, [items, shown, index, state.q]);

  return {
    shown,
    isNarrowed: state.year !== '' || state.sort !== 'newest',
    isFiltered: state.q !== '' || state.year !== '',
    isPartial: index === 'unavailable' && state.q !== '',
    change,
    prepare,
    lookUnder,
    clear,
  };
}
