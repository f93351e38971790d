import { memo } from 'react';
import type { PageReport } from '@/components/number-pdf/worker/messages';
import { Button } from '@/components/ui/button';
import { numberPdf as words } from '@/content/number-pdf';
import { fill } from './fill';
import { PagePicture } from './page-picture';
import { sheetWords } from './sheet-words';
import type { WorkControls } from './use-work';

type SheetProps = { page: PageReport; draw: WorkControls['draw']; onOpen: (index: number) => void };

/** A page with its numbers where they will stand, and the same in words. */
export const Sheet = memo(function Sheet({ page, draw, onOpen }: SheetProps) {
  return (
    <li className="grid content-end gap-2">
      <PagePicture page={page} draw={draw} />
      <p className="text-small tabular-nums">{sheetWords(page)}</p>
      <Button
        look="quiet"
        size="small"
        aria-label={fill(words.sheets.correctPage, { page: page.index + 1 })}
        onClick={() => onOpen(page.index)}
        className="justify-self-start px-0"
      >
        {words.sheets.correct}
      </Button>
    </li>
  );
});
