import { type Choices, type LookEntry, lookList, type PageReport, rankOrder } from 'tenth-lining';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { numberPdf as words } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import styles from './number-pdf.module.css';
import type { Work } from './work';

type DoubtListProps = { work: Work; onLook: (index: number) => void; onChange: (choices: Choices) => void };

/** Whether numbers would have clear paper where the page is drawn smaller. */
const isTight = ({ doubts, scale }: PageReport): boolean =>
  scale === 1 && (doubts.includes('narrow-margin') || doubts.includes('on-ink'));

const countOf = (count: number): string =>
  count === 1 ? words.doubts.pageOf : fillPlaceholders(words.doubts.pagesOf, { count });

/**
 * The pages to look at, likely wrong ones first and counted apart; a cause is said once for all its pages, and settled at
 * once. A page that was looked at has its tick.
 */
export function DoubtList({ work, onLook, onChange }: DoubtListProps) {
  const { pages, choices, done, facts } = work;
  const { title, none, makeRoom, makeRoomOne, makeRoomNote } = words.doubts;
  const entries = lookList(pages);
  const tight = pages.filter(isTight);
  const settle = ({ doubt, pages: settled }: LookEntry) =>
    onChange({
      ...choices,
      settled: { ...choices.settled, [doubt]: [...(choices.settled[doubt] ?? []), ...settled] },
    });
  return (
    <section aria-labelledby="doubts">
      <Heading level={2} size="small" id="doubts">
        {title}
      </Heading>
      {entries.length === 0 && done === facts.pages && <p className="mt-2 text-muted text-small">{none}</p>}
      {rankOrder.map((rank) => {
        const listed = entries.filter((entry) => entry.rank === rank);
        if (listed.length === 0) return null;
        const all = new Set(listed.flatMap((entry) => entry.pages));
        return (
          <div key={rank} className="mt-4">
            <h3 className="font-semibold text-small">
              {fillPlaceholders(words.doubts.ranks[rank], { pages: countOf(all.size) })}
            </h3>
            <ul className="mt-2">
              {listed.map((entry) => (
                <Doubtful key={entry.doubt} entry={entry} work={work} onLook={onLook} onSettle={settle} />
              ))}
            </ul>
          </div>
        );
      })}
      {tight.length > 0 && (
        <div className="mt-4 grid justify-items-start gap-1.5">
          <Button
            look="secondary"
            size="small"
            onClick={() =>
              onChange({ ...choices, makeRoom: [...choices.makeRoom, ...tight.map(({ index }) => index)] })
            }
          >
            {fillPlaceholders(tight.length === 1 ? makeRoomOne : makeRoom, { count: tight.length })}
          </Button>
          <p className="text-muted text-small">{makeRoomNote}</p>
        </div>
      )}
    </section>
  );
}

type DoubtfulProps = {
  entry: LookEntry;
  work: Work;
  onLook: (index: number) => void;
  onSettle: (entry: LookEntry) => void;
};

// Of a long run a few are shown, from the first that nobody has looked at: to look at them all, one goes on.
const shown = 8;

/** Pages in doubt for one reason: each can be opened, and all be said to be right. */
function Doubtful({ entry, work: { seen, at }, onLook, onSettle }: DoubtfulProps) {
  const { reasons, page, pageSeen, more, settle, settleAll } = words.doubts;
  const { pages } = entry;
  const first = Math.max(0, Math.min(pages.findIndex((index) => !seen.has(index)) - 1, pages.length - shown));
  const others = pages.length - shown;
  return (
    <li className={cn('border-line py-2', styles.doubt)}>
      <p className="text-small">{reasons[entry.doubt]}</p>
      <ul className="mt-1 flex flex-wrap items-center gap-2">
        {pages.slice(first, first + shown).map((index) => (
          <li key={index}>
            <button
              type="button"
              aria-label={fillPlaceholders(seen.has(index) ? pageSeen : page, { page: index + 1 })}
              aria-current={index === at ? 'page' : undefined}
              onClick={() => onLook(index)}
              className={cn(
                'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1 rounded border border-edge bg-card px-2 font-semibold text-small tabular-nums hover:border-ink',
                styles.chip,
              )}
            >
              {index + 1}
              {seen.has(index) && <Icon name="check" className="size-4" />}
            </button>
          </li>
        ))}
        {others > 0 && <li className="text-muted text-small">{fillPlaceholders(more, { pages: others })}</li>}
      </ul>
      <Button look="quiet" size="small" onClick={() => onSettle(entry)} className="px-0">
        {pages.length > 1 ? fillPlaceholders(settleAll, { count: pages.length }) : settle}
      </Button>
    </li>
  );
}
