import { numberPdf as words } from '@/content/number-pdf';
import type { Row } from '@/tenth-lining/lines/types';
import { fill } from './fill';
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
