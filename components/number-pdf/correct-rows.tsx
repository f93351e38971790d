import { cn } from '@/components/ui/cn';
import { numberPdf as words } from '@/content/number-pdf';
import type { Row } from '@/tenth-lining/lines/types';
import type { PageReport } from '@/tenth-lining/worker/messages';
import { fill } from './fill';
import styles from './number-pdf.module.css';
import { Tick } from './tick';

type CorrectRowsProps = { rows: readonly Row[]; counted: ReadonlySet<number>; onToggle: (row: number) => void };

/** Every row that was found, from the top, ticked when it counts: the same choice as on the page, for the keyboard. */
export function CorrectRows({ rows, counted, onToggle }: CorrectRowsProps) {
  return (
    <fieldset>
      <legend className="font-semibold text-small">{words.correct.rows}</legend>
      {rows.map((row, index) => (
        <Tick
          // Rows are known by their place on the page, which stays.
          key={`${row.top} ${row.left}`}
          label={row.text || fill(words.correct.row, { row: index + 1 })}
          isTicked={counted.has(index)}
          onTick={() => onToggle(index)}
        />
      ))}
    </fieldset>
  );
}

type RowMarksProps = {
  page: PageReport;
  rows: readonly Row[];
  counted: ReadonlySet<number>;
  onToggle: (row: number) => void;
};

/** The rows on the page's picture, for pressing; the list beside it does the same for the keyboard. */
export function RowMarks({ page: { width, height, scale }, rows, counted, onToggle }: RowMarksProps) {
  return (
    <g transform={scale === 1 ? undefined : `translate(0 ${height * (1 - scale)}) scale(${scale})`}>
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: hidden from assistive technology; the ticks beside it are not
        <rect
          key={`${row.top} ${row.left}`}
          x={Math.max(0, row.left - 6)}
          y={row.top - 2}
          width={Math.min(width, row.right + 12) - Math.max(0, row.left)}
          height={row.bottom - row.top + 4}
          onClick={() => onToggle(index)}
          className={cn('cursor-pointer', counted.has(index) ? styles.counted : styles.leftOut)}
        />
      ))}
    </g>
  );
}
