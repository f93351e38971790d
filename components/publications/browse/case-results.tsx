import { Fragment, useDeferredValue, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { browse as words } from '@/content/browse';
import { caseId } from '@/lib/publications/case-id';
import { markStyle } from './cards';
import type { Browsed } from './use-browse';

/** So many are shown until all are asked for: what is best stands first. */
const firstCases = 8;
/** More of them than a phone's screen holds. */
const seenFirst = 3;

/** The cases that a search finds, as a digest lists them, best first. */
export function CaseResults({ browsed, page }: { browsed: Browsed; page: string }) {
  const { state, cases, editions, marksIn } = browsed;
  const [wholeOf, setWholeOf] = useState<string>();
  // Asked for anew with each search.
  const isWhole = wholeOf === state.q;
  // Where none was before, a screen of them first: the rest are drawn when that has been painted.
  const count = useDeferredValue(isWhole ? cases.length : firstCases, seenFirst);
  return (
    <div className="mb-6">
      <ol aria-label={words.casesLabel} className="border-line border-t">
        {cases.slice(0, count).map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a key of the search changes words where they stand, which is quicker than new elements
          <li key={place} className="border-line border-b py-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6">
              <Link
                href={`${page}${editions[one.edition]?.slug}/#${caseId(one.name)}`}
                className="max-w-measure font-serif text-lead text-ink leading-snug underline-offset-4 hover:underline"
              >
                <Marked text={one.name} marksIn={marksIn} />
              </Link>
              {one.outcome && (
                <span className="text-small text-teal first-letter:uppercase">
                  <Marked text={one.outcome} marksIn={marksIn} />
                </span>
              )}
            </p>
            {one.later && (
              <p className="text-small text-teal">
                {words.later} <Marked text={one.later} marksIn={marksIn} />
              </p>
            )}
            <p className="mt-1 max-w-measure">
              <Marked text={one.holding ? `${one.issue}. ${words.held} ${one.holding}` : one.issue} marksIn={marksIn} />
            </p>
            <p className="mt-1 text-muted text-small">
              <Marked
                text={[one.subject, one.provisions, one.amount, one.citation].filter(Boolean).join(' · ')}
                marksIn={marksIn}
              />
              {` · ${editions[one.edition]?.title}${one.page && `, ${words.page} ${one.page}`}`}
            </p>
          </li>
        ))}
      </ol>
      {!isWhole && cases.length > firstCases && (
        <Button look="quiet" size="small" onClick={() => setWholeOf(state.q)} className="mt-2 min-h-11 px-0">
          {words.allCases.replace('{count}', String(cases.length))}
        </Button>
      )}
    </div>
  );
}

function Marked({ text, marksIn }: { text: string } & Pick<Browsed, 'marksIn'>) {
  const marks = marksIn(text);
  return (
    <>
      {marks.map(([start, end], place) => (
        <Fragment key={start}>
          {text.slice(marks[place - 1]?.[1] ?? 0, start)}
          <mark className={markStyle}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
