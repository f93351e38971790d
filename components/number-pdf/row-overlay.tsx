// biome-ignore-all lint/a11y/noStaticElementInteractions: PageCorrections lists the same rows for the keyboard
import type { MouseEvent } from 'react';
import { type PageReport, percentile, type Row } from 'tenth-lining';
import { cn } from '@/components/ui/cn';
import styles from './number-pdf.module.css';

/**
 * What is clicked for a row: the full width of the page, up to half way to the rows beside it, and 40 % of the row's height
 * at most, so that a missing line can be clicked between them.
 */
function bandOf({ top, bottom }: Row, rows: readonly Row[]): { top: number; bottom: number } {
  const reach = (bottom - top) * 0.4;
  const above = Math.max(0, ...rows.map((row) => row.bottom).filter((end) => end <= top + 1));
  const below = Math.min(...rows.map((row) => row.top).filter((start) => start >= bottom - 1));
  return { top: Math.max(top - reach, (above + top) / 2), bottom: Math.min(bottom + reach, (bottom + below) / 2) };
}

/** Height of the smallest target of a counted row, in the page's units; 0 without rows. */
export function smallestRowHeight(rows: readonly Row[]): number {
  const bands = rows.filter(({ counts }) => counts).map((row) => bandOf(row, rows));
  return bands.length === 0 ? 0 : Math.min(...bands.map(({ top, bottom }) => bottom - top));
}

type RowOverlayProps = {
  page: PageReport;
  rows: readonly Row[];
  counted: ReadonlySet<number>;
  /** baselines of lines added by the reader */
  added: readonly number[];
  onToggle: (row: number) => void;
  onAdd: (baseline: number) => void;
  onRemove: (baseline: number) => void;
};

/** Rows to click on the picture. For the keyboard there is the list of lines in PageCorrections. */
export function RowOverlay({ page, rows, counted, added, onToggle, onAdd, onRemove }: RowOverlayProps) {
  const { width, height, scale } = page;
  // A missing line is taken to have the median size of the page's lines.
  const sizes = rows.map((row) => row.size);
  const size = percentile(sizes, 0.5, 12);
  const add = ({ currentTarget, clientY }: MouseEvent<SVGRectElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const clicked = ((clientY - box.top) / box.height) * height;
    // A reader clicks the middle of a line's small letters, a quarter of its size above the baseline.
    onAdd(Math.round((clicked + size * 0.25) * 10) / 10);
  };
  return (
    <g transform={scale === 1 ? undefined : `translate(0 ${height * (1 - scale)}) scale(${scale})`}>
      <rect width={width} height={height} onClick={add} className={styles.pressArea} />
      {rows.map((row, index) => {
        const { top, bottom, left, right } = row;
        const band = bandOf(row, rows);
        return (
          <g
            // A row's place on the page does not change.
            key={`${top} ${left}`}
            onClick={() => onToggle(index)}
            className={cn(styles.row, !counted.has(index) && styles.leftOut)}
          >
            <rect y={band.top} width={width} height={band.bottom - band.top} className={styles.pressArea} />
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
