import type { Row } from './types';

/** The size that most of the rows' letters have, to the nearest half point. */
function bodySize(rows: Row[]): number {
  const signs = new Map<number, number>();
  for (const { size, text, right, left } of rows) {
    const step = Math.round(size * 2) / 2;
    signs.set(step, (signs.get(step) ?? 0) + (text.length || right - left));
  }
  return [...signs].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/**
 * The footnotes among a page's body rows (from the top): the last rows, in the lower part, smaller than the body and either
 * beginning with a mark or parted from it by a drawn line; or of the body's size with both. Where only one of these
 * speaks for it, the answer is not sure.
 */
export function findFootnotes(rows: Row[], height: number): { rows: Row[]; isSure: boolean } {
  const size = bodySize(rows);
  const isSmall = (row: Row) => row.size <= size * 0.93;
  let start = rows.length;
  while (start > 1 && isSmall(rows[start - 1] as Row)) start -= 1;
  const small = rows.slice(start);
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
  const parted = rows.findIndex((row) => row.isBelowRule && row.isMarked && row.top > height * 0.5);
  return parted > 0 ? { rows: rows.slice(parted), isSure: false } : { rows: [], isSure: true };
}
