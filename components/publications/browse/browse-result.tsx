import type { RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { TextLink } from '@/components/ui/link';
import { browse as words } from '@/content/browse';
import { feed } from '@/content/feed';
import { plainClick } from '@/lib/plain-click';
import type { BrowseItem } from './browse-state';

export type List = {
  hash: string;
  label: string;
  /** what its cases are about, the most frequent first */
  subjects: readonly string[];
};

type BrowseResultProps = {
  place: RefObject<HTMLDivElement | null>;
  shown: readonly BrowseItem[];
  lists: readonly List[];
  active: List;
  isFiltered: boolean;
  /** only titles could be searched */
  isPartial: boolean;
  onClear: () => void;
  onSubject: (subject: string) => void;
};

/** How many are shown in the open tab, told as it changes; and, where there are none, the ways out. */
export function BrowseResult({ place, shown, lists, active, isFiltered, isPartial, ...on }: BrowseResultProps) {
  const countIn = ({ hash }: List) => shown.filter(({ list }) => list === hash).length;
  const count = countIn(active);
  const elsewhere = count > 0 ? [] : lists.filter((list) => countIn(list) > 0);
  return (
    <div ref={place} className="mt-2 -scroll-mt-3 lg:mb-2">
      <div className="flex min-h-9 flex-wrap items-center gap-x-6 max-sm:min-h-12">
        <p role="alert" className="hidden text-small failed:block">
          {words.failed} <TextLink href={words.cases.href}>{words.cases.label}</TextLink>
        </p>
        <p role="status" className={cn(count > 0 ? 'text-muted text-small' : 'font-semibold', 'failed:hidden')}>
          {count > 0
            ? `${count} ${count === 1 ? words.one : words.many} ${active.label}.`
            : `${words.none} ${active.label}.`}
          {isPartial && ` ${words.unavailable}`}
        </p>
        {elsewhere.map((list) => (
          <TextLink key={list.hash} href={`#${list.hash}`}>
            {countIn(list)} {words.elsewhere} {list.label}
          </TextLink>
        ))}
        {isFiltered && (
          <Button look="quiet" size="small" onClick={on.onClear} className="px-0">
            {words.clearLabel}
          </Button>
        )}
      </div>
      {count === 0 && <WaysOut subjects={active.subjects} onSubject={on.onSubject} />}
    </div>
  );
}

type WaysOutProps = Pick<List, 'subjects'> & Pick<BrowseResultProps, 'onSubject'>;

/** What can be found here instead, and how to hear of it once it can. */
function WaysOut({ subjects, onSubject }: WaysOutProps) {
  return (
    <div className="mt-2 mb-6 rounded bg-sand px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-5">
        {words.subjectsLabel}
        {subjects.map((subject) => (
          <TextLink
            key={subject}
            // An address of its own: it can be opened in another tab.
            href={`?${new URLSearchParams({ q: subject })}`}
            onClick={(event) => {
              if (!plainClick(event.nativeEvent)) return;
              event.preventDefault();
              onSubject(subject);
            }}
            className="inline-flex min-h-11 items-center"
          >
            {subject}
          </TextLink>
        ))}
      </p>
      <TextLink href={feed.path} type="application/atom+xml" className="inline-flex min-h-11 items-center">
        {words.feedLabel}
      </TextLink>
    </div>
  );
}
