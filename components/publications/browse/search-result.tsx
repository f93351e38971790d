import { type RefObject, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Link, TextLink } from '@/components/ui/link';
import { browse as words } from '@/content/browse';
import { feed } from '@/content/feed';
import type { Subject } from '@/content/types';
import { caseId } from '@/lib/publications/case-id';
import { subjectPath } from '@/lib/publications/subject-path';
import type { Found } from './search';

/** So many cases are shown until all are asked for: the best stand first. */
const firstCases = 8;
/** How long a reader has stopped typing, in milliseconds, before it is said aloud what was found. */
const silence = 800;

type SearchResultProps = {
  /** the sentence that tells what was found: it can be given the focus */
  place: RefObject<HTMLParagraphElement | null>;
  query: string;
  /** none before the data has come */
  found?: Found;
  hasFailed: boolean;
  /** address of the publications' page */
  page: string;
  subjects: readonly Subject[];
  onClear: () => void;
};

/** What is found, told in a sentence, and the cases; where nothing is, the way to the subjects. */
export function SearchResult({ place, query, found, hasFailed, page, subjects, onClear }: SearchResultProps) {
  const isMissing = hasFailed && !found;
  const sentence = query === '' ? '' : isMissing ? words.unavailable : sentenceOf(query, found);
  const isEmpty = found && found.cases.length + found.editions.size === 0;
  return (
    <div className={query === '' ? 'print:hidden' : 'mb-4'}>
      <div className="flex flex-wrap items-center gap-x-6">
        <p ref={place} tabIndex={-1} data-result className="font-semibold">
          {sentence}
        </p>
        <Announcement text={found || isMissing ? sentence : ''} />
        {query !== '' && (
          <Button look="quiet" size="small" onClick={onClear} className="px-0 print:hidden">
            {words.clearLabel}
          </Button>
        )}
      </div>
      {found && found.cases.length > 0 && <Cases key={query} found={found} page={page} />}
      {(isMissing || isEmpty) && (
        <div className="my-2 rounded bg-sand px-4 py-3">
          <p className="flex flex-wrap items-center gap-x-5">
            {words.subjectsLabel}
            {subjects.map((subject) => (
              <TextLink key={subject.id} href={subjectPath(subject)} className="inline-flex min-h-11 items-center">
                {subject.name}
              </TextLink>
            ))}
          </p>
          {isEmpty && (
            <TextLink href={feed.path} type="application/atom+xml" className="inline-flex min-h-11 items-center">
              {words.feedLabel}
            </TextLink>
          )}
        </div>
      )}
    </div>
  );
}

/** "7 cases and 3 editions for “VAT”." */
function sentenceOf(query: string, found?: Found): string {
  const { result } = words;
  const counted = (count: number, { one, many }: { one: string; many: string }) =>
    count === 0 ? [] : `${count} ${count === 1 ? one : many}`;
  const counts = found
    ? [counted(found.cases.length, result.cases), counted(found.editions.size, result.editions)].flat()
    : [];
  const kind = !found ? 'looking' : counts.length === 0 ? 'none' : found.isNear ? 'near' : 'all';
  const quoted = /^["“].*["”]$/.test(query) ? query : `“${query}”`;
  return `${result[kind].replace('{query}', quoted).replace('{counts}', counts.join(` ${result.and} `))}.`;
}

/** Says aloud what is found, once the reader has stopped typing. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), silence);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

/** Cases as a digest lists them, best first. */
function Cases({ found: { cases, split }, page }: { found: Found; page: string }) {
  const [isWhole, setWhole] = useState(false);
  const marked = (text: string) =>
    split(text).map((part, place) =>
      place % 2 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name, and is never moved
        <mark key={place} className="bg-sand text-ink forced-colors:bg-[Mark] forced-colors:text-[MarkText]">
          {part}
        </mark>
      ) : (
        part
      ),
    );
  return (
    <>
      <ol aria-label={words.casesLabel} className="mt-2 border-line border-t">
        {cases.slice(0, isWhole ? cases.length : firstCases).map((one) => (
          <li key={`${one.edition.slug} ${one.name}`} className="border-line border-b py-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6">
              <Link
                href={`${page}${one.edition.slug}/#${caseId(one.name)}`}
                className="max-w-measure font-serif text-lead text-ink leading-snug underline-offset-4 hover:underline"
              >
                {marked(one.name)}
              </Link>
              <span className="text-small text-teal first-letter:uppercase">{marked(one.outcome)}</span>
            </p>
            {one.later && (
              <p className="text-small text-teal">
                {words.later} {marked(one.later)}
              </p>
            )}
            <p className="mt-1 max-w-measure">
              {marked(one.holding ? `${one.issue}. ${words.held} ${one.holding}` : one.issue)}
            </p>
            <p className="mt-1 text-muted text-small">
              {marked([one.subject, one.provisions, one.amount, one.citation].filter(Boolean).join(' · '))}
              {` · ${one.edition.title}${one.page && `, ${words.page} ${one.page}`}`}
            </p>
          </li>
        ))}
      </ol>
      {!isWhole && cases.length > firstCases && (
        <Button look="quiet" size="small" onClick={() => setWhole(true)} className="mt-2 min-h-11 px-0">
          {words.allCases.replace('{count}', String(cases.length))}
        </Button>
      )}
    </>
  );
}
