import { endNumbers, hasSamePlaces, isAlike, isPageNumber, signature } from './edge-words';
import { type Neighbourhood, type Place, standsApart } from './neighbourhood';
import type { Row } from './types';

/**
 * What says that a row at a page's edge is furniture: sure, or only likely (the page is then doubtful, and the row is
 * counted unless `isLikely`). */
export type Verdict = { kind: 'running-head' | 'page-number'; isSure: boolean; isLikely?: boolean } | undefined;

type Match = { other: Place; found: Row };

/** Rows of other pages at this row's height; scans lie a little higher or lower each time. */
function atItsHeight({ here, others }: Neighbourhood, row: Row, depth: number): Match[] {
  const play = here.page.source === 'picture' ? 9 : 2.5;
  return others.flatMap((other) => {
    const found = other.rows.slice(0, depth + 3).find(({ baseline }) => Math.abs(baseline - row.baseline) < play);
    return found ? [{ other, found }] : [];
  });
}

/** Whether two rows say the same: in words, or, where a picture knows none, in where the words begin. */
function saysTheSame(row: Row, found: Row): boolean {
  const sign = signature(row);
  if (sign === '' || found.text === '') return hasSamePlaces(row, found);
  const isTelling = /\p{L}/u.test(row.text) || isPageNumber(row.text) || row.text === found.text;
  return isTelling && isAlike(sign, signature(found));
}

/** How often a row's words stand at its height: whether on most pages around, or on most with its parity, as in books. */
function repetition(around: Neighbourhood, row: Row, depth: number): { same: number; isUsual: boolean } {
  const { here, others } = around;
  const isTwin = (other: Place) => (other.page.index - here.page.index) % 2 === 0;
  const same = atItsHeight(around, row, depth).filter(({ found }) => saysTheSame(row, found));
  const sameTwins = same.filter(({ other }) => isTwin(other)).length;
  const isUsual =
    (same.length >= 2 && same.length >= others.length * 0.4) ||
    (sameTwins >= 2 && sameTwins >= others.filter(isTwin).length * 0.5);
  return { same: same.length, isUsual };
}

/** Whether the row at `depth` says what most pages around say there, be it head or body. */
export function isRepeated(around: Neighbourhood, depth: number): boolean {
  const row = around.here.rows[depth];
  return row !== undefined && repetition(around, row, depth).isUsual;
}

/** Whether a row's first or last number counts on as the pages do. */
function countsOn(around: Neighbourhood, row: Row, depth: number): boolean {
  const numbers = endNumbers(row.text);
  const going = atItsHeight(around, row, depth).filter(({ other, found }) => {
    const theirs = endNumbers(found.text);
    return numbers.some((number) => theirs.includes(number + other.page.index - around.here.page.index));
  });
  return going.length >= 2;
}

/**
 * Whether most pages around have a first row at this row's height that stands apart: heads, where some of them repeat (a
 * chapter's name changes, its place does not); or perhaps heads, unless the type is larger, as in the headings of pages.
 */
function slotOf(around: Neighbourhood, row: Row): 'heads' | 'perhaps' | 'none' {
  const { here, others } = around;
  const first = atItsHeight(around, row, 0).filter(
    ({ other, found }) => other.rows[0] === found && standsApart(other, 0),
  );
  if (others.length < 2 || first.length < others.length * 0.5) return 'none';
  const counts = new Map<string, number>();
  for (const { found } of first) counts.set(signature(found), (counts.get(signature(found)) ?? 0) + 1);
  const repeated = [...counts.values()].filter((count) => count >= 2).reduce((sum, count) => sum + count, 0);
  if (row.text !== '' && repeated >= others.length * 0.4) return 'heads';
  return row.size > (here.rows[1]?.size ?? 0) * 1.12 ? 'none' : 'perhaps';
}

/**
 * Whether a row near the edge, `depth` rows from it, is a running head or a page number: it repeats at one height on most
 * pages around, or holds the page's number as theirs hold theirs, or is a lone numeral outside the body, or stands apart
 * where most pages' first row stands apart.
 */
export function judgeEdgeRow(around: Neighbourhood, depth: number): Verdict {
  const { here, others, edge } = around;
  const row = here.rows[depth];
  if (!row) return undefined;
  const share = edge === 'top' ? row.baseline / here.page.height : 1 - row.baseline / here.page.height;
  if (share > 0.22) return undefined;
  const isNumber = row.text === '' ? row.right - row.left < 40 : isPageNumber(row.text);
  const kind = isNumber ? 'page-number' : 'running-head';
  const isApart = standsApart(here, depth);
  const { same, isUsual } = repetition(around, row, depth);
  if (isUsual) return { kind, isSure: true };
  if ((isApart || isNumber) && countsOn(around, row, depth)) return { kind, isSure: true };
  if (isNumber && isApart && share < 0.13) return { kind, isSure: row.text !== '' || same > 0 };
  if (!isApart) return undefined;
  if (others.length === 1 && same === 1 && share < 0.1) return { kind, isSure: true };
  if (depth === 0 && share < 0.15) {
    const slot = slotOf(around, row);
    const isFarOut = share < 0.085 && standsApart(here, depth, 1.6);
    if (slot !== 'none') return { kind, isSure: slot === 'heads', isLikely: isFarOut };
  }
  return same >= 2 && share < 0.12 ? { kind, isSure: false } : undefined;
}
