'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useHash } from '@/components/publications/use-hash';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { island, useIslandRoot } from '@/components/ui/island';
import { browse as words } from '@/content/browse';
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
  indexUrl: string;
};

/**
 * Searches and filters the cards that are on the page: it hides and sorts them where they stand, and draws none. A
 * form, so that Enter works before the runtime has arrived: the address then carries what was asked.
 */
export const Browse = island(function Browse({ items, lists, years, action, indexUrl }: BrowseProps) {
  const root = useIslandRoot<HTMLDivElement>();
  const form = useRef<HTMLFormElement>(null);
  const queryId = useId();
  const result = useRef<HTMLDivElement>(null);
  const { shown, isNarrowed, isFiltered, isPartial, change, prepare, lookUnder, clear } = useBrowse({
    items,
    indexUrl,
    form,
  });
  const hash = useHash();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const active = lists.find((list) => isMounted && list.hash === hash) ?? lists[0];

  /** Results come to the top of the screen, and on a phone the keyboard goes. */
  const showResult = () => {
    if (matchMedia('(pointer: coarse)').matches) form.current?.querySelector('input')?.blur();
    result.current?.scrollIntoView({ block: 'start' });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    change('push');
    showResult();
  };
  return (
    <div {...root} className="no-script:hidden print:hidden">
      <search aria-label={words.label} className="arriving:invisible">
        <form
          ref={form}
          action={action}
          autoComplete="off"
          onSubmit={onSubmit}
          className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-end gap-x-2 lg:grid-cols-[minmax(0,1fr)_auto_auto_auto] lg:gap-x-4"
        >
          <div className="contents lg:block">
            <label htmlFor={queryId} className="col-span-full mb-1.5 block font-semibold text-small">
              {words.queryLabel}
            </label>
            <input
              id={queryId}
              type="search"
              name="q"
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
              onFocus={prepare}
              onInput={() => change('replace')}
              onBlur={flushAddress}
              className="block min-h-12 w-full rounded border border-edge bg-card px-3 text-base hover:border-ink"
            />
          </div>
          <Button type="submit" look="secondary" className="min-h-12">
            <Icon name="search" className="size-5 sm:hidden" />
            <span className="max-sm:sr-only">{words.submitLabel}</span>
          </Button>
          <BrowseFilters years={years} isNarrowed={isNarrowed} onChange={() => change('push')} />
        </form>
      </search>
      {active && (
        <BrowseResult
          place={result}
          shown={shown}
          lists={lists}
          active={active}
          isFiltered={isFiltered}
          isPartial={isPartial}
          onClear={clear}
          onSubject={(subject) => {
            lookUnder(subject);
            showResult();
          }}
        />
      )}
    </div>
  );
});
