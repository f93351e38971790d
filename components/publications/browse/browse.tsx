'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useHash } from '@/components/publications/use-hash';
import { Button } from '@/components/ui/button';
import { island, useIslandRoot } from '@/components/ui/island';
import { browse as words } from '@/content/browse';
import type { BrowseItem } from './arrange';
import { BrowseResult } from './browse-result';
import { BrowseSelect } from './browse-select';
import { useBrowse } from './use-browse';
import { flushAddress } from './write-address';

type BrowseProps = {
  items: readonly BrowseItem[];
  lists: ReadonlyArray<{ hash: string; label: string }>;
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
  const { shown, isFiltered, isPartial, change, prepare, clear } = useBrowse({ items, indexUrl, form });
  const hash = useHash();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const active = lists.find((list) => isMounted && list.hash === hash) ?? lists[0];

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    change('push');
  };
  return (
    <div {...root} className="no-script:hidden print:hidden">
      <search aria-label={words.label}>
        <form
          ref={form}
          action={action}
          autoComplete="off"
          onSubmit={onSubmit}
          className="grid grid-cols-[5fr_6fr] items-end gap-4 lg:grid-cols-[1fr_auto_auto]"
        >
          <div className="col-span-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 lg:col-span-1">
            <label htmlFor={queryId} className="col-span-2 font-semibold text-small">
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
              className="min-h-12 w-full rounded border border-edge bg-card px-3 text-base hover:border-ink"
            />
            <Button type="submit" look="secondary" className="min-h-12">
              {words.submitLabel}
            </Button>
          </div>
          <BrowseSelect label={words.yearLabel} name="year" onChange={() => change('push')}>
            <option value="">{words.anyYear}</option>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </BrowseSelect>
          <BrowseSelect label={words.sortLabel} name="sort" onChange={() => change('push')}>
            <option value="newest">{words.newest}</option>
            <option value="oldest">{words.oldest}</option>
          </BrowseSelect>
        </form>
      </search>
      {active && (
        <BrowseResult
          shown={shown}
          lists={lists}
          active={active}
          isFiltered={isFiltered}
          isPartial={isPartial}
          onClear={clear}
        />
      )}
    </div>
  );
});
