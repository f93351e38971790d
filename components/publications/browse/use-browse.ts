import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { arrange, type BrowseItem, type BrowseState, noFilter, readBrowseState, withBrowseState } from './browse-state';
import { countOnTabs, markMatches, placeCards, searchCards } from './cards';
import type { Search } from './search/search';
import { useSearch } from './use-search';
import { writeAddress } from './write-address';

/** The cards follow when no key came for so many ms: the next would wait while hundreds of them are laid out. */
const typingPause = 250;

const none: Search['editions'] = [];

type Options = {
  items: readonly BrowseItem[];
  indexUrl: string;
  listsUrl: string;
  form: RefObject<HTMLFormElement | null>;
};

/** The form's state, kept in the address, and its effect on the cards. What was typed before scripts came counts. */
export function useBrowse({ items, indexUrl, listsUrl, form }: Options) {
  const [state, setState] = useState<BrowseState>(noFilter);
  const { search, found, isUnavailable, lacksLists, tryAgain } = useSearch(state.q, indexUrl, listsUrl);
  const isTyping = useRef(false);

  const change = useCallback(
    (step: 'push' | 'replace') => {
      if (!form.current) return;
      isTyping.current = step === 'replace';
      const next = readBrowseState(new FormData(form.current));
      writeAddress((address) => withBrowseState(address, next), step);
      setState(next);
    },
    [form],
  );

  const lookFor = (text: string) => {
    const field = form.current?.querySelector('input');
    if (field) field.value = text;
    change('push');
  };

  const clear = () => {
    form.current?.reset();
    change('push');
    form.current?.querySelector('input')?.focus();
  };

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
      setState(next);
    };
    // The address first: Back may bring half of a form's values with it.
    if (isAsked(typed) && !isAsked(addressed)) change('replace');
    else follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [form, change]);

  // Until the lists of words are there the cards stay as they are: none vanish and come back.
  const isSettled = isUnavailable || state.q === '' || found?.missing.length === 0;
  const settled = useRef<ReadonlySet<string> | undefined>(undefined);
  const shown = useMemo(() => {
    if (isSettled) {
      const isSearched = state.q !== '' && (isUnavailable || found?.query);
      settled.current = isSearched ? (found ? new Set(found.editions.keys()) : searchCards(state.q)) : undefined;
    }
    return arrange(items, state, settled.current);
  }, [items, state, isUnavailable, found, isSettled]);

  const editions = search?.editions ?? none;
  const cases = useMemo(
    () => (found?.cases ?? []).filter(({ edition }) => editions[edition]?.date.startsWith(state.year)),
    [editions, found, state.year],
  );

  /** where a text has the words that were looked for */
  const marksIn = useCallback(
    (text: string) => (found?.query && search ? search.marksIn(text, found.query) : []),
    [search, found],
  );

  useLayoutEffect(() => {
    const show = () => {
      placeCards(shown);
      countOnTabs(shown, isSettled && (state.q !== '' || state.year !== ''));
      markMatches(found?.editions ?? new Map(), marksIn);
    };
    // Also where the last letter went: to show all cards again takes longer than a frame.
    if (!isTyping.current) return show();
    const timer = setTimeout(show, typingPause);
    return () => clearTimeout(timer);
  }, [shown, state, isSettled, found, marksIn]);

  return {
    state,
    shown,
    cases,
    editions,
    found,
    marksIn,
    /** there is nothing more to come */
    isSettled,
    /** nothing is there yet */
    isLooking: !isSettled && cases.length === 0,
    isUnavailable: isUnavailable && state.q !== '',
    lacksLists,
    tryAgain,
    change,
    lookFor,
    clear,
  };
}

export type Browsed = ReturnType<typeof useBrowse>;
