import { memo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { numberPdf as words } from '@/content/number-pdf';
import type { Choices } from '@/tenth-lining/worker/messages';
import { doubtEntries, isTight } from './doubt-entries';
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

// A list that a phone draws at once; the rest comes when it is asked for.
const atOnce = 100;

/** The pages whose count may be wrong, each with its reasons, before all others. */
export function DoubtList({ work: { pages, choices }, isRead, onOpen, onChange }: DoubtListProps) {
  const { title, text, none, more, makeRoom, makeRoomOne, makeRoomNote } = words.doubts;
  const [most, setMost] = useState(atOnce);
  const entries = doubtEntries(pages);
  const tight = pages.filter(isTight);
  return (
    <section aria-labelledby="doubts">
      <Heading level={2} size="title" id="doubts">
        {title}
      </Heading>
      {entries.length === 0 ? (
        <p className="mt-2 text-muted">{isRead && none}</p>
      ) : (
        <>
          <p className="mt-2 max-w-measure text-muted text-small">{text}</p>
          <ul className={cn('mt-4 overflow-y-auto rounded border border-edge bg-card px-4', styles.doubts)}>
            {entries.slice(0, most).map((entry) => (
              <Doubtful
                key={`${entry.pages[0]} ${entry.doubts}`}
                pages={writePageRanges(entry.pages)}
                first={entry.pages[0] ?? 0}
                reasons={entry.doubts.map((doubt) => words.doubts.reasons[doubt]).join(' ')}
                onOpen={onOpen}
              />
            ))}
          </ul>
          {entries.length > most && (
            <Button look="quiet" size="small" onClick={() => setMost(most + atOnce)} className="px-0">
              {fill(more, { count: entries.length - most })}
            </Button>
          )}
        </>
      )}
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

type DoubtfulProps = { pages: string; first: number; reasons: string; onOpen: (index: number) => void };

/** A page in doubt, or pages that share a reason; pressing opens the first of them. */
const Doubtful = memo(function Doubtful({ pages, first, reasons, onOpen }: DoubtfulProps) {
  const label = pages === String(first + 1) ? words.doubts.page : words.doubts.pages;
  return (
    <li className={cn('border-line py-1.5', styles.doubt)}>
      <Button look="quiet" size="small" onClick={() => onOpen(first)} className="px-0 text-left">
        {fill(label, { page: pages })}
      </Button>
      <p className="text-small">{reasons}</p>
    </li>
  );
});
