'use client';

import { type FormEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type EditionList, PublicationTabs } from '@/components/publications/publication-tabs';
import { SearchExamples, type SearchExamplesProps } from '@/components/sections/search-examples';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { island, useIslandRoot } from '@/components/ui/island';
import { TextLink } from '@/components/ui/link';
import { publicationSearch as words } from '@/content/publication-search';
import type { Subject } from '@/content/types';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { countingAttributes } from '@/site/counting-attributes';
import { openSearch, type Search } from './search';
import { Cases, NoCases, resultSentence } from './search-result';
import { useAddress } from './use-address';

type PublicationSearchProps = {
  /** the page's own address */
  page: string;
  tabsLabel: string;
  examples?: SearchExamplesProps;
  /** newest first */
  lists: readonly EditionList[];
  /** where an empty answer leads */
  subjects: readonly Subject[];
};

/** A reader who pressed no key for so many milliseconds has stopped typing. */
const typingPause = 600;
/** How long the reader waits for the data, in milliseconds. */
const longestWait = 8000;
/** The sentence is said, and then gone: who reads on meets it once. */
const announcementPause = 2000;

/** The field, what it finds, and the lists: of a search, the editions that have it. */
export const PublicationSearch = island(function PublicationSearch(props: PublicationSearchProps) {
  const { page, tabsLabel, examples, lists, subjects } = props;
  const data = `${page}search.json`;
  const root = useIslandRoot<HTMLDivElement>();
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const [query, setQuery] = useState('');
  const [isOldestFirst, setOldestFirst] = useState(false);
  const [search, setSearch] = useState<Search>();
  /** whether the data were requested, and did not load */
  const [loading, setLoading] = useState<'none' | 'asked' | 'failed'>('none');

  const writeAddress = useAddress((address) => {
    // What was typed before the scripts came counts; an address may have more letters than the field takes.
    const typed = address.isFirst ? field.current?.value : '';
    const text = (address.query ?? typed ?? '').slice(0, field.current?.maxLength);
    if (field.current) field.current.value = text;
    setQuery(text.trim());
    if (text.trim()) setLoading('asked');
    setOldestFirst(address.isOldestFirst);
  });

  // Data come once, with the first key; after a failure the next key, or Search, asks again.
  useEffect(() => {
    if (loading !== 'asked') return;
    fetch(data, { signal: AbortSignal.timeout(longestWait) })
      .then((response) => response.json())
      .then(openSearch)
      .then(
        (opened) => setSearch(() => opened),
        () => setLoading('failed'),
      );
  }, [loading, data]);

  // One letter asks for nothing yet.
  const asked = query.length > 1 ? query : '';
  const answer = useMemo(() => (asked === '' ? undefined : search?.(asked)), [asked, search]);
  // The cards of the editions follow the cases, unless another key comes first.
  const deferredAnswer = useDeferredValue(answer);
  const editionLists = useMemo(() => {
    const shown = isOldestFirst ? lists.map((list) => ({ ...list, cards: list.cards.toReversed() })) : lists;
    return <PublicationTabs label={tabsLabel} lists={shown} found={deferredAnswer?.editions} />;
  }, [lists, tabsLabel, isOldestFirst, deferredAnswer]);

  const isMissing = asked !== '' && loading === 'failed' && !answer;
  const sentence = asked && (isMissing ? words.unavailable : resultSentence(asked, answer));
  const isEmpty = answer && answer.cases.length + answer.editions.size === 0;
  const announcement = answer || isMissing ? sentence : '';
  const [announced, setAnnounced] = useState('');
  const [submissions, setSubmissions] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second submission of the same words is announced again
  useEffect(() => {
    setAnnounced('');
    const clearTimer = setTimeout(setAnnounced, typingPause + announcementPause, '');
    const timer = setTimeout(() => {
      setAnnounced(announcement);
      writeAddress(query);
    }, typingPause);
    return () => {
      clearTimeout(timer);
      clearTimeout(clearTimer);
    };
  }, [query, announcement, submissions]);

  const ask = (isPressed = false) => {
    const text = field.current?.value.trim() ?? '';
    if (text) setLoading('asked');
    setQuery(text);
    if (isPressed) {
      setSubmissions(submissions + 1);
      writeAddress(text);
    }
    // Far down the list the field is in sight, and what it finds is not.
    if (isPressed || (result.current?.getBoundingClientRect().top ?? 0) < 0)
      root.ref.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  const pick = (text: string) => {
    if (field.current) field.current.value = text;
    // The examples disappear with the click.
    result.current?.focus({ preventScroll: true });
    ask(true);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // On a phone the keyboard goes.
    if (matchMedia('(pointer: coarse)').matches) result.current?.focus({ preventScroll: true });
    ask(true);
  };
  const clear = () => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    ask();
  };

  return (
    <div {...root}>
      {/* The field stays in sight beside what it finds, and not beside the lists. */}
      <div>
        <search
          aria-label={words.label}
          className="z-10 -mx-3 block bg-card px-3 py-2 no-script:hidden print:hidden [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-header"
        >
          <form
            action={page}
            autoComplete="off"
            data-await-runtime=""
            data-preload={data}
            data-looking={fillPlaceholders(words.result.looking, { query: '“{query}”' })}
            onSubmit={onSubmit}
            className="flex flex-wrap items-end gap-2"
          >
            <label htmlFor={fieldId} className="w-full font-semibold text-small">
              {words.queryLabel}
            </label>
            <input
              ref={field}
              id={fieldId}
              type="search"
              name="q"
              {...countingAttributes('Search')}
              maxLength={200}
              enterKeyHint="search"
              onInput={() => ask()}
              // A dialog that opens next has an entry of its own in the history: the words belong to the one before.
              onBlur={() => writeAddress(query)}
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
        {examples && !asked && (
          <div className="mb-4 print:hidden">
            <SearchExamples {...examples} onPick={pick} />
          </div>
        )}
        <div className={asked ? 'mb-4' : 'print:hidden'}>
          <div className="flex flex-wrap items-center gap-x-6">
            <p ref={result} tabIndex={-1} data-result className="font-semibold">
              {sentence}
            </p>
            <p role="status" className="sr-only">
              {announced}
            </p>
            {asked && (
              <Button look="quiet" size="small" onClick={clear} className="px-0 print:hidden">
                {words.clearLabel}
              </Button>
            )}
          </div>
          {/* Drawn again for each search: in a page that a browser translates, React cannot change the words of a case that stays. */}
          {answer && answer.cases.length > 0 && <Cases key={asked} answer={answer} page={page} />}
          {(isMissing || isEmpty) && <NoCases subjects={subjects} />}
        </div>
      </div>
      {editionLists}
    </div>
  );
}, TabsAlone);

/** The lists, where the search has failed. */
function TabsAlone({ tabsLabel, lists }: PublicationSearchProps) {
  return <PublicationTabs label={tabsLabel} lists={lists} />;
}
