// biome-ignore-all lint/a11y/noStaticElementInteractions: hidden from assistive technology; the list of rows is not
import type { MouseEvent } from 'react';
import { type PageReport, percentile, type Row } from 'tenth-lining';
import { cn } from '@/components/ui/cn';
import styles from './number-pdf.module.css';

/**
 * What is pressed for a row: a band over the page's whole width, up to the middle between it and its neighbours, but
 * not far beyond the row: where a line is missing there is room to press.
 */
function bandOf({ top, bottom }: Row, rows: readonly Row[]): { top: number; bottom: number } {
  const reach = (bottom - top) * 0.4;
  const above = Math.max(0, ...rows.map((row) => row.bottom).filter((end) => end <= top + 1));
  const below = Math.min(...rows.map((row) => row.top).filter((start) => start >= bottom - 1));
  return { top: Math.max(top - reach, (above + top) / 2), bottom: Math.min(bottom + reach, (bottom + below) / 2) };
}

/** How high the lowest band is of a row that was found to count, in the page's units; 0 where none does. */
export function heightOfPress(rows: readonly Row[]): number {
  const bands = rows.filter(({ counts }) => counts).map((row) => bandOf(row, rows));
  return bands.length === 0 ? 0 : Math.min(...bands.map(({ top, bottom }) => bottom - top));
}

type RowMarksProps = {
  page: PageReport;
  rows: readonly Row[];
  counted: ReadonlySet<number>;
  /** baselines of lines that the reader added */
  added: readonly number[];
  onToggle: (row: number) => void;
  onAdd: (baseline: number) => void;
  onRemove: (baseline: number) => void;
};

/** The rows on the page's picture, for pressing; the list under it does the same for the keyboard. */
export function RowMarks({ page, rows, counted, added, onToggle, onAdd, onRemove }: RowMarksProps) {
  const { width, height, scale } = page;
  // The type size of the page's lines, for one that was not found.
  const sizes = rows.map((row) => row.size);
  const size = percentile(sizes, 0.5, 12);
  const add = ({ currentTarget, clientY }: MouseEvent<SVGRectElement>) => {
    const paper = currentTarget.getBoundingClientRect();
    const pressed = ((clientY - paper.top) / paper.height) * height;
    // The middle of a line's small letters is pressed; its number stands on its baseline.
    onAdd(Math.round((pressed + size * 0.25) * 10) / 10);
  };
  return (
    <g transform={scale === 1 ? undefined : `translate(0 ${height * (1 - scale)}) scale(${scale})`}>
      <rect width={width} height={height} onClick={add} className={styles.blank} />
      {rows.map((row, index) => {
        const { top, bottom, left, right } = row;
        const band = bandOf(row, rows);
        return (
          <g
            // Rows are known by their place on the page, which stays.
            key={`${top} ${left}`}
            onClick={() => onToggle(index)}
            className={cn(styles.row, !counted.has(index) && styles.leftOut)}
          >
            <rect y={band.top} width={width} height={band.bottom - band.top} className={styles.blank} />
            <rect x={left - 4} y={top - 1} width={right - left + 8} height={bottom - top + 2} />
            {!counted.has(index) && (
              <rect x={left - 9} y={top - 1} width={3} height={bottom - top + 2} className={styles.number} />
            )}
          </g>
        );
      })}
      {added.map((baseline) => (
        <rect
          key={baseline}
          x={width * 0.08}
          y={baseline - size}
          width={width * 0.84}
          height={size * 1.3}
          onClick={() => onRemove(baseline)}
          className={styles.added}
        />
      ))}
    </g>
  );
}
