import { memo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { numberPdf as words } from '@/content/number-pdf';
import type { PageReport } from '@/tenth-lining/worker/messages';
import { fill } from './fill';
import styles from './number-pdf.module.css';
import { PagePicture } from './page-picture';
import { sheetWords } from './sheet-words';
import type { JobControls } from './use-numbering-job';
import type { Work } from './work';

type SheetsProps = { work: Work; draw: JobControls['draw']; onOpen: (index: number) => void };

// What a page can hold without weighing on a phone; a record of thousands of pages is leafed through.
const atOnce = 24;

/** The pages as small sheets with their numbers, some at a time. */
export function Sheets({ work, draw, onOpen }: SheetsProps) {
  const [first, setFirst] = useState(0);
  const { title, range, previous, next } = words.sheets;
  const total = work.facts.pages;
  const shown = work.pages.slice(first, first + atOnce);
  return (
    <section aria-labelledby="sheets" className="lg:col-span-8">
      <Heading level={2} size="title" id="sheets">
        {title}
      </Heading>
      <ol start={first + 1} className={cn('mt-5', styles.sheets)}>
        {shown.map((page) => (
          <Sheet key={page.index} page={page} draw={draw} onOpen={onOpen} />
        ))}
      </ol>
      {total > atOnce && (
        <nav aria-label={title} className="mt-8 flex flex-wrap items-center gap-4">
          <Button
            look="secondary"
            size="small"
            aria-disabled={first === 0}
            onClick={() => setFirst(Math.max(0, first - atOnce))}
          >
            {previous}
          </Button>
          <p role="status" className="text-small tabular-nums">
            {fill(range, { first: first + 1, last: Math.min(total, first + atOnce), total })}
          </p>
          <Button
            look="secondary"
            size="small"
            aria-disabled={first + atOnce >= work.pages.length}
            onClick={() => first + atOnce < work.pages.length && setFirst(first + atOnce)}
          >
            {next}
          </Button>
        </nav>
      )}
    </section>
  );
}

type SheetProps = { page: PageReport; draw: JobControls['draw']; onOpen: (index: number) => void };

/** A page with its numbers where they will stand, and the same in words. */
const Sheet = memo(function Sheet({ page, draw, onOpen }: SheetProps) {
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
