'use client';

import { type FormEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { PublicationTabs, type ShelfList } from '@/components/publications/publication-tabs';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { island, useIslandRoot } from '@/components/ui/island';
import { TextLink } from '@/components/ui/link';
import { browse as words } from '@/content/browse';
import type { Subject } from '@/content/types';
import { counted } from '@/lib/counted';
import type { Search } from './search';
import { SearchResult } from './search-result';

type PublicationSearchProps = {
  /** the page's own address */
  page: string;
  tabsLabel: string;
  /** newest first */
  lists: readonly ShelfList[];
  /** where an empty answer leads */
  subjects: readonly Subject[];
};

/** The address follows when no key came for so many ms: Safari throws above 100 changes in 10 seconds. */
const typingPause = 250;
/** The longest that the data may take, in milliseconds. */
const longestLoading = 8000;

let loading: Promise<Search> | undefined;

/** Code and data come once; after a failure the next call asks again. */
function loadSearch(page: string): Promise<Search> {
  const data = () => fetch(`${page}search.json`, { signal: AbortSignal.timeout?.(longestLoading) });
  loading ??= Promise.all([import('./search'), data().then((answer) => answer.json())])
    .then(([{ openSearch }, file]) => openSearch(file))
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** The field, what it finds, and the lists: of a search, the editions that have it. */
export const PublicationSearch = island(function PublicationSearch(props: PublicationSearchProps) {
  const { page, tabsLabel, lists, subjects } = props;
  const root = useIslandRoot<HTMLDivElement>();
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const [query, setQuery] = useState('');
  const [isOldestFirst, setOldestFirst] = useState(false);
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const readAddress = (fallback: string) => {
      const asked = new URLSearchParams(window.location.search);
      const text = asked.get('q') ?? fallback;
      if (field.current) field.current.value = text;
      setQuery(text.trim());
      setOldestFirst(asked.get('sort') === 'oldest');
    };
    const onPopState = () => readAddress('');
    // What was typed before the scripts came counts.
    readAddress(field.current?.value ?? '');
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      const address = new URL(window.location.href);
      if (query === (address.searchParams.get('q') ?? '').trim()) return;
      if (query) address.searchParams.set('q', query);
      else address.searchParams.delete('q');
      window.history.replaceState(null, '', address);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [query]);

  useEffect(() => {
    if (query === '' || search || hasFailed) return;
    loadSearch(page).then(
      (opened) => setSearch(() => opened),
      () => setFailed(true),
    );
  }, [query, search, hasFailed, page]);

  // A key shows in the field at once, what it finds as soon as it is drawn. One letter asks for nothing yet.
  const asked = useDeferredValue(query.length > 1 ? query : '');
  const found = useMemo(() => (asked === '' ? undefined : search?.find(asked)), [asked, search]);
  const shelves = useMemo(
    () =>
      lists.map(({ cards, ...list }) => ({
        ...list,
        cards: isOldestFirst ? cards.toReversed() : cards,
        found: found && new Set(cards.flatMap(({ slug }) => (found.editions.has(slug) ? slug : []))),
      })),
    [lists, isOldestFirst, found],
  );

  const bringResult = () => root.ref.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  const ask = (text: string) => {
    setFailed(false);
    setQuery(text.trim());
    // Far down the list the field is in sight, and what it finds is not.
    if ((result.current?.getBoundingClientRect().top ?? 0) < 0) bringResult();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    ask(field.current?.value ?? '');
    // On a phone the keyboard goes.
    if (matchMedia('(pointer: coarse)').matches) result.current?.focus({ preventScroll: true });
    bringResult();
  };
  const clear = () => {
    if (field.current) field.current.value = '';
    ask('');
    field.current?.focus();
  };

  return (
    <div {...root}>
      {/* The field stays in sight beside what it finds, and not beside the lists. */}
      <div>
        <search
          aria-label={words.label}
          className="z-10 -mx-3 block bg-card px-3 py-2 no-script:hidden print:hidden [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-header"
        >
          <form action={page} autoComplete="off" onSubmit={onSubmit} className="flex flex-wrap items-end gap-2">
            <label htmlFor={fieldId} className="w-full font-semibold text-small">
              {words.queryLabel}
            </label>
            <input
              ref={field}
              id={fieldId}
              type="search"
              name="q"
              {...counted('Search')}
              maxLength={200}
              enterKeyHint="search"
              onInput={({ currentTarget }) => ask(currentTarget.value)}
              className="block min-h-12 min-w-0 grow basis-40 rounded border border-edge bg-card px-3 text-base hover:border-ink"
            />
            <Button type="submit" look="secondary" className="min-h-12">
              <Icon name="search" className="size-5 sm:hidden" />
              <span className="max-sm:sr-only">{words.submitLabel}</span>
            </Button>
          </form>
          <p role="alert" className="mt-2 hidden text-small failed:block">
            {words.failed} <TextLink href={words.subjects.href}>{words.subjects.label}</TextLink>
          </p>
        </search>
        <SearchResult
          place={result}
          query={asked}
          found={found}
          hasFailed={hasFailed}
          page={page}
          subjects={subjects}
          onClear={clear}
        />
      </div>
      <PublicationTabs label={tabsLabel} lists={shelves} />
    </div>
  );
}, PlainLists);

/** All cards, where the search has failed. */
function PlainLists({ lists }: PublicationSearchProps) {
  return lists.flatMap(({ cards }) => cards.map(({ slug, card }) => <div key={slug}>{card}</div>));
}
