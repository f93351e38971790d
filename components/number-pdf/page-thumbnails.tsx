import { memo, useEffect, useRef } from 'react';
import type { PageReport } from 'tenth-lining';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { numberPdf as words } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import styles from './number-pdf.module.css';
import { countsText } from './page-caption';
import { PagePicture } from './page-picture';
import type { NumberingJob } from './use-numbering-job';
import type { Work } from './work-state';

type PageThumbnailsProps = { work: Work; draw: NumberingJob['drawPage']; onShowPage: (index: number) => void };

// More pictures would take too much of a phone's memory.
const groupSize = 24;

/** Thumbnails of the pages around the one that is shown: beside it on wide screens, in a row under it on others. */
export function PageThumbnails({ work, draw, onShowPage }: PageThumbnailsProps) {
  const { pageIndex, pages, viewed, choices, facts } = work;
  const list = useRef<HTMLOListElement>(null);
  const first = pageIndex - (pageIndex % groupSize);
  const { earlier, later } = words.sheets;
  useEffect(() => {
    const shown = list.current?.children[pageIndex - first];
    // scrollIntoView() would scroll the page too.
    if (shown instanceof HTMLElement) list.current?.scrollTo({ left: shown.offsetLeft - 8, top: shown.offsetTop - 8 });
    // Another page closes "More for this page", and the focused thumbnail may move out of sight.
    if (list.current?.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [pageIndex, first]);
  const groupButton = (label: string, to: number) => (
    <Button look="secondary" size="small" aria-disabled={!pages[to]} onClick={() => pages[to] && onShowPage(to)}>
      {label}
    </Button>
  );
  return (
    <div className={styles.thumbnailColumn}>
      {first > 0 && groupButton(earlier, first - groupSize)}
      <ol ref={list} start={first + 1} className={styles.thumbnails}>
        {pages.slice(first, first + groupSize).map((page) => (
          <li key={page.index}>
            <Thumbnail
              page={page}
              turn={choices.turned[page.index] ?? 0}
              isShown={page.index === pageIndex}
              isUnchecked={page.doubts.length > 0 && !viewed.has(page.index)}
              draw={draw}
              onShowPage={onShowPage}
            />
          </li>
        ))}
      </ol>
      {first + groupSize < facts.pages && groupButton(later, first + groupSize)}
    </div>
  );
}

type ThumbnailProps = Omit<PageThumbnailsProps, 'work'> & {
  page: PageReport;
  turn: number;
  isShown: boolean;
  isUnchecked: boolean;
};

const Thumbnail = memo(function Thumbnail({ page, turn, isShown, isUnchecked, draw, onShowPage }: ThumbnailProps) {
  const counts = isUnchecked ? fillPlaceholders(words.sheets.doubtful, { counts: countsText(page) }) : countsText(page);
  return (
    <button
      type="button"
      aria-label={fillPlaceholders(words.sheets.open, { page: page.index + 1, counts })}
      aria-current={isShown ? 'page' : undefined}
      onClick={() => onShowPage(page.index)}
      className={cn('text-tiny tabular-nums', styles.thumbnail, isUnchecked && styles.unchecked)}
    >
      <PagePicture key={turn} page={page} draw={draw} />
      <b>{page.index + 1}</b> <span>{counts}</span>
    </button>
  );
});
