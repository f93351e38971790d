'use client';

import { type FormEvent, useId, useRef } from 'react';
import { useHash } from '@/components/publications/use-hash';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { island, useIslandRoot } from '@/components/ui/island';
import { browse as words } from '@/content/browse';
import { counted } from '@/lib/counted';
import { BrowseFilters } from './browse-filters';
import { BrowseResult, type List } from './browse-result';
import type { BrowseItem } from './browse-state';
import { useBrowse } from './use-browse';
import { flushAddress } from './write-address';

type BrowseProps = {
  items: readonly BrowseItem[];
  lists: readonly List[];
  years: readonly string[];
  /** the page's own address: the form's, before scripts listen */
  action: string;
};

/** A form, so that Enter works before the runtime has arrived. The page's cards are hidden and sorted, none drawn. */
export const Browse = island(function Browse({ items, lists, years, action }: BrowseProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const form = useRef<HTMLFormElement>(null);
  const queryId = useId();
  const result = useRef<HTMLParagraphElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const browsed = useBrowse({ items, indexUrl: `${action}search.json`, listsUrl: `${action}words/`, form });
  const { state, change, lookFor } = browsed;
  const hash = useHash();
  const active = lists.find((list) => list.hash === hash) ?? lists[0];

  /** The field comes to the top of the screen, and what was found right under it: at once, as the next key may come. */
  const bringAnswer = () => root.ref.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  /** On a phone the keyboard goes, and what was found has the focus. */
  const showResult = () => {
    if (matchMedia('(pointer: coarse)').matches) result.current?.focus({ preventScroll: true });
    bringAnswer();
  };
  /** Down the list the field is in sight, and lies over what it finds or far below it. */
  const onType = () => {
    const [found, field] = [answer, form].map(({ current }) => current?.getBoundingClientRect());
    if (found && field && found.top < Math.max(0, field.bottom)) bringAnswer();
    change('replace');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    change('push');
    browsed.tryAgain();
    showResult();
  };
  return (
    <div {...root} className="no-script:hidden">
      <search
        aria-label={words.label}
        className="@container z-10 -mx-3 block bg-card px-3 py-2 arriving:invisible print:hidden [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-header"
      >
        <form
          ref={form}
          action={action}
          autoComplete="off"
          onSubmit={onSubmit}
          className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-end gap-x-2 gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto_auto_auto] lg:gap-x-4"
        >
          <div className="contents lg:block">
            <label htmlFor={queryId} className="col-span-full block font-semibold text-small lg:mb-1.5">
              {words.queryLabel}
            </label>
            <input
              id={queryId}
              type="search"
              name="q"
              {...counted('Search')}
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
              onInput={onType}
              onBlur={flushAddress}
              className="block min-h-12 w-full rounded border border-edge bg-card px-3 text-base hover:border-ink @max-[15rem]:col-span-full"
            />
          </div>
          <Button type="submit" look="secondary" className="min-h-12">
            <Icon name="search" className="size-5 sm:hidden" />
            <span className="max-sm:sr-only">{words.submitLabel}</span>
          </Button>
          <BrowseFilters
            years={years}
            isNarrowed={state.year !== '' || state.sort !== 'newest'}
            onChange={() => change('push')}
          />
        </form>
      </search>
      <div ref={answer}>
        {active && (
          <BrowseResult
            place={result}
            browsed={browsed}
            lists={lists}
            active={active}
            page={action}
            onLookFor={(text) => {
              lookFor(text);
              showResult();
            }}
          />
        )}
      </div>
    </div>
  );
});
