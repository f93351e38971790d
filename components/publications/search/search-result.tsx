import { memo, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Link, TextLink } from '@/components/ui/link';
import { publicationSearch as words } from '@/content/publication-search';
import type { Subject } from '@/content/types';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { followEditionsId } from '@/lib/publications/follow-editions-id';
import { subjectPath } from '@/site/subject-path';
import type { Answer } from './search';

/** A reader who pressed no key for so many milliseconds has stopped typing. */
export const typingPause = 600;
/** How long the spoken sentence stays, in milliseconds: a screen reader that reads on meets it once. */
const announcementPause = 2000;
/** So many cases are shown until all are requested: the best ones first. */
const firstCases = 8;

type SearchResultProps = {
  ref: Ref<HTMLParagraphElement>;
  page: string;
  /** another object for each request: the same words are announced again */
  request: { asked: string };
  answer?: Answer;
  isMissing: boolean;
  subjects: readonly Subject[];
  onClear: () => void;
};

/** A sentence on what was found, also announced, and the cases, or where else to look. */
export function SearchResult({ ref, page, request, answer, isMissing, subjects, onClear }: SearchResultProps) {
  const { asked } = request;
  const sentence = asked && (isMissing ? words.unavailable : resultSentence(asked, answer));
  const announcement = answer || isMissing ? sentence : '';
  const [announced, setAnnounced] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request is announced
  useEffect(() => {
    setAnnounced('');
    const timer = setTimeout(setAnnounced, typingPause, announcement);
    const clearTimer = setTimeout(setAnnounced, typingPause + announcementPause, '');
    return () => {
      clearTimeout(timer);
      clearTimeout(clearTimer);
    };
  }, [request, announcement]);
  return (
    <div className={asked ? 'mb-4' : 'print:hidden'}>
      <div className="flex flex-wrap items-center gap-x-6">
        <p ref={ref} tabIndex={-1} data-result className="font-semibold">
          {sentence}
        </p>
        <p role="status" className="sr-only">
          {announced}
        </p>
        {asked && (
          <Button look="quiet" size="small" onClick={onClear} className="print:hidden">
            {words.clearLabel}
          </Button>
        )}
      </div>
      {/* Drawn again for each search: in a page that a browser translates, React cannot change the words of a case that stays. */}
      {answer && answer.cases.length > 0 && <Cases key={asked} answer={answer} page={page} />}
      {(isMissing || (answer && answer.cases.length + answer.editions.size === 0)) && <NoCases subjects={subjects} />}
    </div>
  );
}

/** "7 cases and 3 editions for “VAT”."; without an answer the data are on their way. */
function resultSentence(query: string, answer?: Answer): string {
  const { result } = words;
  const counts = [
    { count: answer?.cases.length ?? 0, noun: result.cases },
    { count: answer?.editions.size ?? 0, noun: result.editions },
  ].flatMap(({ count, noun }) => (count === 0 ? [] : `${count} ${count === 1 ? noun.one : noun.many}`));
  const kind = !answer ? 'looking' : counts.length === 0 ? 'none' : answer.isNear ? 'near' : 'all';
  const quoted = /^["“].*["”]$/.test(query) ? query : `“${query}”`;
  return `${fillPlaceholders(result[kind], { query: quoted, counts: counts.join(` ${result.and} `) })}.`;
}

/** Where nothing is found, or cannot be looked for: the way to the subjects. */
function NoCases({ subjects }: { subjects: readonly Subject[] }) {
  return (
    <div className="my-2 rounded bg-sand px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-5">
        {words.subjectsLabel}
        {subjects.map((subject) => (
          <TextLink key={subject.id} href={subjectPath(subject)} isTall label={subject.name} />
        ))}
      </p>
      <TextLink href={`#${followEditionsId}`} isTall label={words.followLabel} />
    </div>
  );
}

/** Cases as a digest lists them, best first; drawn once for each answer. */
const Cases = memo(function Cases({ answer: { cases, mark }, page }: { answer: Answer; page: string }) {
  const [isWhole, setWhole] = useState(false);
  const titleId = useId();
  const list = useRef<HTMLOListElement>(null);
  // The button disappears with the click.
  useEffect(() => {
    if (isWhole) list.current?.children[firstCases]?.querySelector('a')?.focus();
  }, [isWhole]);
  const marked = (text: string) =>
    mark(text).map(({ part, start, isMarked }) =>
      isMarked ? (
        <mark key={start} className="bg-sand text-ink forced-colors:bg-[Mark] forced-colors:text-[MarkText]">
          {part}
        </mark>
      ) : (
        part
      ),
    );
  return (
    <>
      <h2 id={titleId} className="sr-only">
        {words.casesLabel}
      </h2>
      <ol ref={list} aria-labelledby={titleId} className="mt-2 border-line border-t">
        {cases.slice(0, isWhole ? cases.length : firstCases).map((entry) => (
          <li key={entry.href} className="border-line border-b py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h3 className="max-w-measure font-serif text-lead leading-snug">
                <Link href={page + entry.href} translate="no" className="text-ink underline-offset-4 hover:underline">
                  {marked(entry.name)}
                </Link>
              </h3>
              <span className="text-small text-teal first-letter:uppercase">{marked(entry.outcome)}</span>
            </div>
            <p className="mt-1 max-w-measure">
              {marked(entry.holding ? `${entry.issue}. ${words.held} ${entry.holding}` : entry.issue)}
            </p>
            <p translate="no" className="mt-1 text-muted text-small">
              {marked([entry.subject, entry.facts, entry.place].filter(Boolean).join(' · '))}
            </p>
          </li>
        ))}
      </ol>
      {!isWhole && cases.length > firstCases && (
        <Button look="quiet" size="small" onClick={() => setWhole(true)} className="mt-2 min-h-11">
          {words.allCases.replace('{count}', String(cases.length))}
        </Button>
      )}
    </>
  );
});
