import { type Choices, type LookEntry, lookList, type PageReport, rankOrder } from 'tenth-lining';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { numberPdf as words } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import styles from './number-pdf.module.css';
import { isFullyRead, type Work } from './work-state';

type DoubtListProps = { work: Work; onShowPage: (index: number) => void; onChange: (choices: Choices) => void };

/** Whether drawing the page smaller would make room for its numbers. */
const needsRoom = ({ doubts, scale }: PageReport): boolean =>
  scale === 1 && (doubts.includes('narrow-margin') || doubts.includes('on-ink'));

/** The pages to check, by reason; reasons are grouped by how likely the count is wrong. */
export function DoubtList(props: DoubtListProps) {
  const { work, onChange } = props;
  const { pages, choices } = work;
  const { title, none, pageOf, pagesOf, ranks, makeRoom, makeRoomOne, makeRoomNote } = words.doubts;
  const entries = lookList(pages);
  const narrowPages = pages.filter(needsRoom).map(({ index }) => index);
  return (
    <section aria-labelledby="doubts">
      <Heading size="small" id="doubts" text={title} />
      {entries.length === 0 && isFullyRead(work) && <p className="mt-2 text-muted text-small">{none}</p>}
      {rankOrder.map((rank) => {
        const ranked = entries.filter((entry) => entry.rank === rank);
        if (ranked.length === 0) return null;
        const count = new Set(ranked.flatMap((entry) => entry.pages)).size;
        return (
          <div key={rank} className="mt-4">
            <h3 className="font-semibold text-small">
              {fillPlaceholders(ranks[rank], { pages: count === 1 ? pageOf : fillPlaceholders(pagesOf, { count }) })}
            </h3>
            <ul className="mt-2">
              {ranked.map((entry) => (
                <DoubtEntry key={entry.doubt} {...props} entry={entry} />
              ))}
            </ul>
          </div>
        );
      })}
      {narrowPages.length > 0 && (
        <div className="mt-4 grid justify-items-start gap-1.5">
          <Button
            look="secondary"
            size="small"
            onClick={() => onChange({ ...choices, makeRoom: [...choices.makeRoom, ...narrowPages] })}
          >
            {fillPlaceholders(narrowPages.length === 1 ? makeRoomOne : makeRoom, { count: narrowPages.length })}
          </Button>
          <p className="text-muted text-small">{makeRoomNote}</p>
        </div>
      )}
    </section>
  );
}

// Of many pages so many are listed, beginning before the first that was not viewed.
const listedPages = 8;

/** One reason with its pages: each can be opened, and all can be settled at once. */
function DoubtEntry({ entry, work, onShowPage, onChange }: DoubtListProps & { entry: LookEntry }) {
  const { reasons, page, pageSeen, more, settle, settleAll } = words.doubts;
  const { viewed, pageIndex, choices } = work;
  const { doubt, pages } = entry;
  const settled = { ...choices.settled, [doubt]: [...(choices.settled[doubt] ?? []), ...pages] };
  const firstUnviewed = pages.findIndex((index) => !viewed.has(index));
  const start = Math.max(0, Math.min(firstUnviewed - 1, pages.length - listedPages));
  const others = pages.length - listedPages;
  return (
    <li className="border-line py-2 not-first:border-t">
      <p className="text-small">{reasons[doubt]}</p>
      <ul className="mt-1 flex flex-wrap items-center gap-2">
        {pages.slice(start, start + listedPages).map((index) => (
          <li key={index}>
            <button
              type="button"
              aria-label={fillPlaceholders(viewed.has(index) ? pageSeen : page, { page: index + 1 })}
              aria-current={index === pageIndex ? 'page' : undefined}
              onClick={() => onShowPage(index)}
              className={cn(
                'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1 rounded border border-edge bg-card px-2 font-semibold text-small tabular-nums hover:border-ink',
                styles.pageButton,
              )}
            >
              {index + 1}
              {viewed.has(index) && <Icon name="check" className="size-4" />}
            </button>
          </li>
        ))}
        {others > 0 && <li className="text-muted text-small">{fillPlaceholders(more, { pages: others })}</li>}
      </ul>
      <Button look="quiet" size="small" onClick={() => onChange({ ...choices, settled })}>
        {pages.length > 1 ? fillPlaceholders(settleAll, { count: pages.length }) : settle}
      </Button>
    </li>
  );
}
