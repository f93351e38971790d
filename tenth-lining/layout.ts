import type { Mark, PageLines } from './lines/types';
import { numerals } from './numerals';

/** A number as it stands on the page as displayed: its left end and its baseline, in the page's units, y downwards. */
export type PlacedNumber = { text: string; x: number; baseline: number; size: number; kind: 'line' | 'page' };

/** What is drawn on one page. `scale` under 1 draws the page's own content that much smaller, from the bottom left corner. */
export type PagePlan = { index: number; scale: number; numbers: PlacedNumber[]; isTight: boolean };

export type PlanOptions = {
  marks: readonly Mark[];
  /** undefined: no page number */
  pageNumber?: number;
  makesRoom: boolean;
};

// Shares of the page's short side: on A4 a line's number ends 30 points from the edge, or 14 at the least, which printers
// need; its type is 7 to 11 points; a page's number stands 36 points from the top.
const usualInset = 0.05;
const leastInset = 0.024;
const smallestType = 0.0118;
const largestType = 0.0185;
const pageNumberDrop = 0.06;
// How much smaller content is drawn to make room: 42 points on the right of A4, 59 at its top.
const roomScale = 0.93;
const typeShare = 0.85;

/**
 * Where a page's numbers stand: in the right margin, level with their lines, their right ends below each other; the page's
 * own at the top right. `isTight` says that a line's number would touch the text.
 */
export function planPage(page: PageLines, { marks, pageNumber, makesRoom }: PlanOptions): PagePlan {
  const { width, height, index } = page;
  const unit = Math.min(width, height);
  const scale = makesRoom ? roomScale : 1;
  const size = between(smallestType * unit, typeShare * medianSize(page) * scale, largestType * unit);
  const widest = Math.max(0, ...marks.map((mark) => textWidth(String(mark.number), size)));
  const textEnd = scale * Math.max(0, ...page.rows.filter(isPrint).map((row) => row.right));
  const room = width - textEnd - widest - size / 2;
  const inset = between(leastInset * unit, room, usualInset * unit);
  const right = width - inset;
  const numbers: PlacedNumber[] = marks.map(({ number, baseline }) => ({
    text: String(number),
    x: right - textWidth(String(number), size),
    baseline: height - scale * (height - baseline),
    size,
    kind: 'line',
  }));
  if (pageNumber !== undefined) {
    const text = String(pageNumber);
    const pageSize = largestType * unit;
    const x = width - usualInset * unit - textWidth(text, pageSize);
    numbers.push({ text, x, baseline: pageNumberDrop * unit, size: pageSize, kind: 'page' });
  }
  return { index, scale, numbers, isTight: marks.length > 0 && room < leastInset * unit };
}

/** Width of a number in the embedded figures. */
const textWidth = (text: string, size: number): number => (text.length * numerals.width * size) / 1000;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** What stands in the margin already does not say where the text ends. */
const isPrint = ({ kind }: PageLines['rows'][number]): boolean =>
  kind !== 'margin-number' && kind !== 'stamp' && kind !== 'margin-note';

function medianSize({ rows }: PageLines): number {
  const sizes = rows
    .filter((row) => row.counts)
    .map((row) => row.size)
    .sort((one, other) => one - other);
  return sizes[sizes.length >> 1] ?? 0;
}
