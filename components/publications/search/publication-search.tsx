'use client';

import { type FormEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type EditionList, PublicationTabs } from '@/components/publications/publication-tabs';
import { SearchExamples, type SearchExamplesProps } from '@/components/sections/search-examples';
import { Icon } from '@/components/ui/icon';
import { island, useIslandRoot } from '@/components/ui/island';
import { TextLink } from '@/components/ui/link';
import { SearchForm } from '@/components/ui/search-form';
import { publicationSearch as words } from '@/content/publication-search';
import type { Subject } from '@/content/types';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { countingAttributes } from '@/site/counting-attributes';
import { loadSearch, type Search } from './search';
import { SearchResult, typingPause } from './search-result';
import { useAddress, writeQuery } from './use-address';

type PublicationSearchProps = {
  page: string;
  tabsLabel: string;
  examples?: SearchExamplesProps;
  /** newest first */
  lists: readonly EditionList[];
  /** where an empty answer leads */
  subjects: readonly Subject[];
};

/** The search field, the cases it finds, and the lists, which during a search show only the editions found. */
export const PublicationSearch = island(function PublicationSearch(props: PublicationSearchProps) {
  const { page, tabsLabel, examples, lists, subjects } = props;
  const data = `${page}search.json`;
  const root = useIslandRoot<HTMLDivElement>();
  const field = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const [request, setRequest] = useState({ query: '', asked: '' });
  const [isOldestFirst, setOldestFirst] = useState(false);
  const [search, setSearch] = useState<Search | 'failed'>();
  const isRequested = useRef(false);

  /** Looks for a text. The data come once, with the first; after a failure the next text requests them again. */
  const lookFor = (query: string) => {
    // A single letter is not searched for.
    setRequest({ query, asked: query.length > 1 ? query : '' });
    if (query === '' || isRequested.current) return;
    isRequested.current = true;
    setSearch(undefined);
    loadSearch(data).then(
      (loaded) => setSearch(() => loaded),
      () => {
        isRequested.current = false;
        setSearch('failed');
      },
    );
  };
  const fillField = (text: string) => {
    if (field.current) field.current.value = text;
  };
  useAddress((address) => {
    // What was typed before the scripts came counts; an address may have more letters than the field takes.
    const typed = address.isFirst ? field.current?.value : '';
    const text = (address.query ?? typed ?? '').slice(0, field.current?.maxLength);
    fillField(text);
    lookFor(text.trim());
    setOldestFirst(address.isOldestFirst);
  });

  const { asked } = request;
  const answer = useMemo(() => (asked && typeof search === 'function' ? search(asked) : undefined), [asked, search]);
  // Cards are drawn after the cases, and not at all if another key comes first.
  const deferredAnswer = useDeferredValue(answer);
  const editionLists = useMemo(() => {
    const shown = isOldestFirst ? lists.map((list) => ({ ...list, cards: list.cards.toReversed() })) : lists;
    return <PublicationTabs label={tabsLabel} lists={shown} found={deferredAnswer?.editions} />;
  }, [lists, tabsLabel, isOldestFirst, deferredAnswer]);

  useEffect(() => {
    const timer = setTimeout(writeQuery, typingPause, request.query);
    return () => clearTimeout(timer);
  }, [request]);

  /** Looks for the field's text: at each key, and at once when Search or an example is clicked. */
  const ask = (isClicked = false) => {
    const text = field.current?.value.trim() ?? '';
    lookFor(text);
    if (isClicked) writeQuery(text);
    // Far down the results the sticky field is in sight, and their first line is not.
    if (isClicked || (result.current?.getBoundingClientRect().top ?? 0) < 0)
      root.ref.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  const pick = (text: string) => {
    fillField(text);
    // The examples disappear with the click.
    result.current?.focus({ preventScroll: true });
    ask(true);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Closes a phone's keyboard.
    if (matchMedia('(pointer: coarse)').matches) result.current?.focus({ preventScroll: true });
    ask(true);
  };
  const clear = () => {
    fillField('');
    field.current?.focus();
    ask();
  };

  return (
    <div {...root}>
      {/* The field is sticky within this box: beside the results, not beside the lists. */}
      <div>
        <search
          aria-label={words.label}
          className="z-10 -mx-3 block bg-card px-3 py-2 no-script:hidden print:hidden [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-header"
        >
          <SearchForm
            action={page}
            autoComplete="off"
            data-await-runtime=""
            data-preload={data}
            data-looking={fillPlaceholders(words.result.looking, { query: '“{query}”' })}
            onSubmit={onSubmit}
            label={words.queryLabel}
            field={{
              ref: field,
              id: 'search',
              ...countingAttributes('Search'),
              onInput: () => ask(),
              // A dialog that opens next has an entry of its own in the history: the words belong to the one before.
              onBlur: () => writeQuery(request.query),
            }}
            submit={
              <>
                <Icon name="search" className="size-5 sm:hidden" />
                <span className="max-sm:sr-only">{words.submitLabel}</span>
              </>
            }
          />
          <p role="alert" className="mt-2 hidden text-small failed:block">
            {words.failed} <TextLink href={words.subjects.href} label={words.subjects.label} />
          </p>
        </search>
        {examples && !asked && (
          <div className="mb-4 print:hidden">
            <SearchExamples {...examples} onPick={pick} />
          </div>
        )}
        <SearchResult
          ref={result}
          page={page}
          request={request}
          answer={answer}
          isMissing={asked !== '' && search === 'failed'}
          subjects={subjects}
          onClear={clear}
        />
      </div>
      {editionLists}
    </div>
  );
}, TabsAlone);

/** The fallback when the search throws: only the lists. */
function TabsAlone({ tabsLabel, lists }: PublicationSearchProps) {
  return <PublicationTabs label={tabsLabel} lists={lists} />;
}
