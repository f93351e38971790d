import { memo, useEffect, useRef } from 'react';
import type { PageReport } from 'tenth-lining';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { numberPdf as words } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import styles from './number-pdf.module.css';
import { PagePicture } from './page-picture';
import { countWords } from './sheet-words';
import type { JobControls } from './use-numbering-job';
import type { Work } from './work';

type PageStripProps = { work: Work; draw: JobControls['draw']; onLook: (index: number) => void };

// What a page can hold without weighing on a phone; a record of thousands of pages is leafed through.
const atOnce = 24;

/** The pages around the one that is shown, small: beside it on wide screens, in a row under it on others. */
export function PageStrip({ work, draw, onLook }: PageStripProps) {
  const { at, pages, seen, choices, facts } = work;
  const list = useRef<HTMLOListElement>(null);
  const first = at - (at % atOnce);
  const { earlier, later } = words.sheets;
  useEffect(() => {
    const shown = list.current?.children[at - first];
    // The strip alone moves, not the page around it.
    if (shown instanceof HTMLElement) list.current?.scrollTo({ left: shown.offsetLeft - 8, top: shown.offsetTop - 8 });
    // What was open for the page before is folded, and the page around it shorter.
    if (list.current?.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [at, first]);
  return (
    <div className={styles.stripBox}>
      {first > 0 && (
        <Button look="secondary" size="small" onClick={() => onLook(first - atOnce)}>
          {earlier}
        </Button>
      )}
      <ol ref={list} start={first + 1} className={styles.strip}>
        {pages.slice(first, first + atOnce).map((page) => (
          <li key={page.index}>
            <Sheet
              page={page}
              turn={choices.turned[page.index] ?? 0}
              isShown={page.index === at}
              isWaiting={page.doubts.length > 0 && !seen.has(page.index)}
              draw={draw}
              onLook={onLook}
            />
          </li>
        ))}
      </ol>
      {first + atOnce < facts.pages && (
        <Button
          look="secondary"
          size="small"
          aria-disabled={first + atOnce >= pages.length}
          onClick={() => first + atOnce < pages.length && onLook(first + atOnce)}
        >
          {later}
        </Button>
      )}
    </div>
  );
}

type SheetProps = {
  page: PageReport;
  turn: number;
  isShown: boolean;
  isWaiting: boolean;
  draw: JobControls['draw'];
  onLook: (index: number) => void;
};

const Sheet = memo(function Sheet({ page, turn, isShown, isWaiting, draw, onLook }: SheetProps) {
  const counts = countWords(page);
  const label = fillPlaceholders(words.sheets.open, { page: page.index + 1, counts });
  return (
    <button
      type="button"
      aria-label={isWaiting ? fillPlaceholders(words.sheets.doubtful, { page: label }) : label}
      aria-current={isShown ? 'page' : undefined}
      onClick={() => onLook(page.index)}
      className={cn('text-tiny tabular-nums', styles.sheet, isWaiting && styles.waiting)}
    >
      <PagePicture key={turn} page={page} draw={draw} />
      <b>{page.index + 1}</b> <span>{counts}</span>
    </button>
  );
});
