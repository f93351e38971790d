import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { TextLink } from '@/components/ui/link';
import { browse as words } from '@/content/browse';
import { feed } from '@/content/feed';
import type { Subject } from '@/content/types';
import { inPlace } from '@/lib/plain-click';
import { subjectPath } from '@/lib/publications/subject-path';
import { CaseResults } from './case-results';
import type { Browsed } from './use-browse';

export type List = {
  hash: string;
  label: string;
  /** what its cases are about, the most frequent first */
  subjects: readonly Subject[];
};

/** No more than fit under an empty result. */
const mostSubjects = 6;

type BrowseResultProps = {
  /** the sentence that tells what was found: it can be given the focus */
  place: RefObject<HTMLParagraphElement | null>;
  browsed: Browsed;
  lists: readonly List[];
  active: List;
  /** address of the publications' page */
  page: string;
  onLookFor: (text: string) => void;
};

/** What is found, told in a sentence; the cases themselves; and, where little or nothing is, the subjects near it. */
export function BrowseResult({ place, browsed, lists, active, page, onLookFor }: BrowseResultProps) {
  const { state, shown, cases, found, isLooking, isUnavailable, lacksLists } = browsed;
  const countIn = ({ hash }: List) => shown.filter(({ list }) => list === hash).length;
  const count = countIn(active);
  const elsewhere = count > 0 ? [] : lists.filter((list) => countIn(list) > 0);
  const subjects = new Map(lists.flatMap((list) => list.subjects.map((subject) => [subject.id, subject])));
  const near = (found?.near ?? []).flatMap((id) => subjects.get(id) ?? []);
  const isSearch = found?.query !== undefined || isLooking;
  const isNothing = isSearch ? !isLooking && cases.length + shown.length === 0 : count === 0;
  const isPoor = isNothing || (!isLooking && (found?.isPartial || found?.isNear));
  const apology = isUnavailable ? words.unavailable : lacksLists ? words.unavailablePdfs : '';
  const said = `${isSearch ? searchSaid(browsed) : listSaid(count, active.label)}${apology && ` ${apology}`}`;
  const meant = found?.meant;
  return (
    <div className={cn('lg:mb-2', !isSearch && 'print:hidden')}>
      <div className="flex min-h-9 flex-wrap items-center gap-x-6 max-sm:min-h-12">
        <p role="alert" className="hidden text-small failed:block">
          {words.failed} <TextLink href={words.subjects.href}>{words.subjects.label}</TextLink>
        </p>
        {meant !== undefined && (
          <p className="basis-full">
            {words.result.meant.replace('{query}', quoted(state.q))}{' '}
            <TextLink
              // An address of its own: it can be opened in another tab.
              href={`?${new URLSearchParams({ q: meant, ...(state.year && { year: state.year }) })}`}
              onClick={inPlace(() => onLookFor(meant))}
              className="inline-flex min-h-11 items-center"
            >
              <em>{meant}</em>
            </TextLink>
            ?
          </p>
        )}
        <p
          ref={place}
          tabIndex={-1}
          data-result
          className={cn('failed:hidden', isSearch || isNothing ? 'font-semibold' : 'text-muted text-small')}
        >
          {said}
        </p>
        <Announcement text={said} isSettled={browsed.isSettled} />
        {elsewhere.map((list) => (
          <TextLink key={list.hash} href={`#${list.hash}`} className="inline-flex min-h-11 items-center">
            {countIn(list)} {words.elsewhere} {list.label}
          </TextLink>
        ))}
        {(state.q !== '' || state.year !== '') && (
          <Button look="quiet" size="small" onClick={browsed.clear} className="px-0 print:hidden">
            {words.clearLabel}
          </Button>
        )}
      </div>
      {cases.length > 0 && <CaseResults browsed={browsed} page={page} />}
      {isPoor && (near.length > 0 || isNothing) && (
        <div className="mt-2 mb-6 rounded bg-sand px-4 py-3">
          <p className="flex flex-wrap items-center gap-x-5">
            {near.length > 0 ? words.nearLabel : words.subjectsLabel}
            {(near.length > 0 ? near : active.subjects.slice(0, mostSubjects)).map((subject) => (
              <TextLink key={subject.id} href={subjectPath(subject)} className="inline-flex min-h-11 items-center">
                {subject.name}
              </TextLink>
            ))}
          </p>
          {isNothing && (
            <TextLink href={feed.path} type="application/atom+xml" className="inline-flex min-h-11 items-center">
              {words.feedLabel}
            </TextLink>
          )}
        </div>
      )}
    </div>
  );
}

const quoted = (text: string) => (/^["“].*["”]$/.test(text) ? text : `“${text}”`);

function counted(count: number, { one, many }: { one: string; many: string }): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}

/** "7 cases and 3 editions for “VAT”." */
function searchSaid({ state, cases, shown, found, isLooking, isSettled }: Browsed): string {
  const { result } = words;
  const query = quoted(found?.meant ?? state.q);
  const say = (sentence: string) => `${sentence.replace('{query}', query)}.`;
  if (isLooking) return `${say(result.looking)}..`;
  const editions = isSettled ? shown.length : 0;
  const counts = [counted(cases.length, result.cases), counted(editions, result.editions)].filter(Boolean);
  if (counts.length === 0) return say(result.none);
  if (found?.isNear) {
    const [near, all] = counts;
    return all ? `${all} ${say(result.all)} ${near} ${result.near}` : `${near} ${say(result.some)}`;
  }
  return `${counts.join(` ${result.and} `)} ${say(found?.isPartial ? result.some : result.all)}`;
}

/** "18 publications in TAT summaries - Kenya." */
const listSaid = (count: number, label: string) => `${counted(count, words) || words.none} ${label}.`;

/** How long a reader has stopped typing, in milliseconds, before it is said aloud what was found. */
const breath = 800;

/** Says aloud what is found, once, when it is all there and the reader has stopped typing; nothing as the page opens. */
function Announcement({ text, isSettled }: { text: string; isSettled: boolean }) {
  const [said, setSaid] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (!isSettled || text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSaid(text);
    }, breath);
    return () => clearTimeout(timer);
  }, [text, isSettled]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
