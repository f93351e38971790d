import type { Row } from './types';

type Footnotes = { rows: Row[]; isSure: boolean };

const none: Footnotes = { rows: [], isSure: true };

/** The size that most of the rows' letters have, to the nearest half point. */
function bodySize(rows: Row[]): number {
  const signs = new Map<number, number>();
  for (const { size, text, right, left } of rows) {
    const step = Math.round(size * 2) / 2;
    signs.set(step, (signs.get(step) ?? 0) + (text.length || right - left));
  }
  return [...signs].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

const SMALLER = 0.93;

/** Rows in cells, under several lines, or of several stretches each: a table at the foot of its page, in small type or not. */
function isTable(rows: Row[]): boolean {
  const boxed = rows.filter(({ isBoxed }) => isBoxed).length;
  const ruled = rows.filter(({ isBelowRule }) => isBelowRule).length;
  // A note's mark may hang apart from it.
  const parted = (cells: number) =>
    rows.filter((row) => (row.cells ?? 1) - Number(row.isMarked ?? false) >= cells).length;
  return boxed >= 2 || ruled >= 3 || parted(3) > rows.length / 3 || parted(2) > rows.length / 2;
}

/**
 * The footnotes below a separator (a short line at the text's left edge): all that follows, however long it is, if it is
 * smaller than the rows above it or begins with a mark.
 */
function belowSeparator(rows: Row[], height: number): Footnotes | undefined {
  const at = rows.findIndex((row, index) => index > 0 && row.isBelowSeparator && row.top > height * 0.2);
  if (at < 0) return undefined;
  const [above, notes] = [rows.slice(0, at), rows.slice(at)];
  const size = bodySize(above);
  const isText = above.some(({ text, left, right }) => text.length >= 30 || right - left > size * 15);
  if (!isText || isTable(notes)) return undefined;
  // A picture's type sizes are guesses.
  const isPicture = notes.every(({ text }) => text.trim() === '');
  // A name below the line that is signed on stands where the text ends, notes at the page's foot.
  if (isPicture && (notes.at(-1)?.bottom ?? 0) < height * 0.75) return undefined;
  const small = notes.filter((row) => row.size <= size * SMALLER).length;
  if (notes[0]?.isMarked || small >= notes.length * (isPicture ? 0.75 : 1)) return { rows: notes, isSure: true };
  return isPicture ? { rows: [], isSure: false } : undefined;
}

/**
 * The footnotes among a page's body rows (from the top): what stands below a separator; or the last rows, in the lower part,
 * smaller than the body and beginning with a mark or parted from it by a drawn line; or of the body's size with both. Where
 * only one of these speaks for it, the answer is not sure.
 */
export function findFootnotes(rows: Row[], height: number): Footnotes {
  const parted = belowSeparator(rows, height);
  if (parted) return parted;
  const size = bodySize(rows);
  const isSmall = (row: Row) => row.size <= size * SMALLER;
  let start = rows.length;
  while (start > 1 && isSmall(rows[start - 1] as Row)) start -= 1;
  const small = rows.slice(start);
  if (isTable(small)) return none;
  const first = small.findIndex((row) => row.isMarked || row.isBelowRule);
  if (small.length > 0 && (small[0]?.top ?? 0) > height * 0.3) {
    const stepTo = (at: number) => (rows[at]?.baseline ?? 0) - (rows[at - 1]?.baseline ?? Number.NEGATIVE_INFINITY);
    if (first === 0) return { rows: small, isSure: true };
    const isParted =
      first > 0 && (small[first]?.isBelowRule || stepTo(start + first) > (small[first]?.size ?? 0) * 1.6);
    if (isParted) return { rows: small.slice(first), isSure: true };
    const step = stepTo(start);
    // Small rows at the foot without a mark: a note that goes on from the page before, or a small quotation.
    if (first > 0) return { rows: step > size * 1.6 ? small : small.slice(first), isSure: false };
    if (step > size * 2 && (small[0]?.top ?? 0) > height * 0.6) return { rows: [], isSure: false };
  }
  // A fraction's bar lies in its formula.
  const marked = rows.findIndex((row) => row.isBelowRule && row.isMarked && !row.isOutOfStep && row.top > height * 0.5);
  return marked > 0 && !isTable(rows.slice(marked)) ? { rows: rows.slice(marked), isSure: false } : none;
}
