import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { numberPdf as words } from '@/content/number-pdf';
import { type LookEntry, lookList } from '@/tenth-lining/look-list';
import type { Choices, PageReport } from '@/tenth-lining/worker/messages';
import { fill } from './fill';
import styles from './number-pdf.module.css';
import { writePageRanges } from './page-ranges';
import type { Work } from './work';

type DoubtListProps = {
  work: Work;
  isRead: boolean;
  onOpen: (index: number) => void;
  onChange: (choices: Choices) => void;
};

const ranks = ['likely-wrong', 'to-say', 'placing'] as const;

/** What a document has on all its pages or on none: a narrow margin, a head at the top right. */
const isTight = ({ doubts }: PageReport): boolean =>
  doubts.includes('narrow-margin') || doubts.includes('top-right-taken');

const countOf = (count: number): string => (count === 1 ? words.doubts.pageOf : fill(words.doubts.pagesOf, { count }));

/** The pages to look at, likely wrong ones first and counted apart; a cause is said once for all its pages, and settled at once. */
export function DoubtList({ work: { pages, choices }, isRead, onOpen, onChange }: DoubtListProps) {
  const { title, text, none, makeRoom, makeRoomOne, makeRoomNote } = words.doubts;
  const entries = lookList(pages);
  const tight = pages.filter(isTight);
  const settle = ({ doubt, pages: settled }: LookEntry) =>
    onChange({
      ...choices,
      settled: { ...choices.settled, [doubt]: [...(choices.settled[doubt] ?? []), ...settled] },
    });
  return (
    <section aria-labelledby="doubts">
      <Heading level={2} size="title" id="doubts">
        {title}
      </Heading>
      {entries.length === 0 ? (
        <p className="mt-2 text-muted">{isRead && none}</p>
      ) : (
        <p className="mt-2 max-w-measure text-muted text-small">{text}</p>
      )}
      {ranks.map((rank) => {
        const listed = entries.filter((entry) => entry.rank === rank);
        if (listed.length === 0) return null;
        const all = new Set(listed.flatMap((entry) => entry.pages));
        return (
          <div key={rank} className="mt-4">
            <Heading level={3} size="small">
              {fill(words.doubts.ranks[rank], { pages: countOf(all.size) })}
            </Heading>
            <ul className={cn('mt-2 overflow-y-auto rounded border border-edge bg-card px-4', styles.doubts)}>
              {listed.map((entry) => (
                <Doubtful key={entry.doubt} entry={entry} onOpen={onOpen} onSettle={settle} />
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
            {fill(tight.length === 1 ? makeRoomOne : makeRoom, { count: tight.length })}
          </Button>
          <p className="text-muted text-small">{makeRoomNote}</p>
        </div>
      )}
    </section>
  );
}

type DoubtfulProps = { entry: LookEntry; onOpen: (index: number) => void; onSettle: (entry: LookEntry) => void };

/** Pages in doubt for one reason: the first can be opened, and all be said to be right. */
function Doubtful({ entry, onOpen, onSettle }: DoubtfulProps) {
  const { reasons, page, pages, settle, settleAll } = words.doubts;
  const [first = 0, ...others] = entry.pages;
  return (
    <li className={cn('border-line py-2', styles.doubt)}>
      <p className="text-small">{reasons[entry.doubt]}</p>
      <div className="flex flex-wrap gap-x-5">
        <Button look="quiet" size="small" onClick={() => onOpen(first)} className="px-0 text-left">
          {fill(others.length > 0 ? pages : page, { page: writePageRanges(entry.pages) })}
        </Button>
        <Button look="quiet" size="small" onClick={() => onSettle(entry)} className="px-0">
          {others.length > 0 ? fill(settleAll, { count: entry.pages.length }) : settle}
        </Button>
      </div>
    </li>
  );
}
