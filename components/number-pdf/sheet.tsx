import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { numberPdf as words } from '@/content/number-pdf';
import type { PageReport } from '@/tenth-lining/worker/messages';
import { fill } from './fill';
import styles from './number-pdf.module.css';
import { PagePicture } from './page-picture';
import { sheetWords } from './sheet-words';
import type { WorkControls } from './use-work';

type SheetProps = { page: PageReport; draw: WorkControls['draw']; onOpen: (index: number) => void };

/** A page with its numbers where they will stand, and the same in words. */
export const Sheet = memo(function Sheet({ page, draw, onOpen }: SheetProps) {
  return (
    <li className={cn('gap-2', styles.standing)}>
      <PagePicture page={page} draw={draw} />
      <p className="text-small tabular-nums">{sheetWords(page)}</p>
      <Button
        look="quiet"
        size="small"
        aria-label={fill(words.sheets.correctPage, { page: page.index + 1 })}
        onClick={() => onOpen(page.index)}
        className={cn('px-0', styles.start)}
      >
        {words.sheets.correct}
      </Button>
    </li>
  );
});
