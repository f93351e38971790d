import { findFootnotes } from './footnotes';
import { placesAround } from './pages-around';
import { percentile } from './percentile';
import { runningHeadsAt } from './running-heads';
import type { Doubt, PageLines, Row, RowKind } from './types';

/** Whether drawn lines part two rows at one place and make cells of them: a frame or a caption's line makes none. */
function hasDividedRows(body: Row[]): boolean {
  const parted = body.filter(({ dividers = [] }, at) =>
    body.some((other, index) => {
      const shared = dividers.filter((x) => other.dividers?.some((each) => Math.abs(each - x) < 2));
      return index !== at && shared.length > 0;
    }),
  );
  const ruled = parted.filter(({ isBelowRule }) => isBelowRule);
  return ruled.length >= 2 || parted.some(({ isBoxed, dividers = [] }) => isBoxed || dividers.length >= 2);
}

/** Doubts that the body's rows bring with them: cells out of step, rows too close. Heads and notes do not matter. */
function rowDoubts(rows: Row[]): Doubt[] {
  const body = rows.filter(({ kind }) => kind === 'body');
  const steps = body.slice(1).map(({ baseline }, at) => baseline - (body[at]?.baseline ?? 0));
  // A step above the first row or below the last one there is room for one more.
  const reach = steps.length < 5 ? 0 : percentile(steps) * 1.3;
  const [first, last] = [(body[0]?.baseline ?? 0) - reach, (body.at(-1)?.baseline ?? 0) + reach];
  const isWithin = ({ kind, baseline }: Row) =>
    kind === 'body' || (kind === 'stamp' && baseline > first && baseline < last);
  const uneven = rows.filter((row) => row.isOutOfStep === 'rows' && !row.isBoxed && isWithin(row));
  const isTable = hasDividedRows(body) || body.some(({ isOutOfStep }) => isOutOfStep === 'cells');
  return [...(isTable ? ['table' as const] : []), ...(uneven.length > 0 ? ['uneven-rows' as const] : [])];
}

/** A page with its heads, page numbers and footnotes told from the body by ten pages on either side; those not read yet are undefined. */
export function settlePage(pages: (PageLines | undefined)[], at: number): PageLines | undefined {
  const page = pages[at];
  if (!page) return undefined;
  const body = page.rows.filter(({ kind }) => kind === 'body');
  const around = { height: page.height, pages: placesAround(pages, at, 'bottom').map((other) => other.page) };
  const maybe = new Set(findFootnotes(body, { ...around, end: page.height }).rows);
  const ends = (['top', 'bottom'] as const).map((edge) => runningHeadsAt(pages, at, edge, maybe));
  const kinds = new Map<Row, RowKind>(ends.flatMap((end) => end.kinds));
  const left = body.filter((row) => !kinds.has(row));
  const last = left.at(-1)?.baseline ?? 0;
  const below = page.rows.find(({ baseline, kind }) => baseline > last && !kind.startsWith('margin'));
  const notes = findFootnotes(left, { ...around, end: below?.baseline ?? page.height });
  for (const row of notes.rows) kinds.set(row, 'footnote');
  const rows = page.rows.map((row): Row => {
    const kind = kinds.get(row);
    return kind ? { ...row, kind, counts: false } : row;
  });
  const doubts = [...new Set([...page.doubts, ...rowDoubts(rows)])];
  // A table's last rows may be left out as notes, and its own notes as the page's.
  const isCut = doubts.includes('table') && notes.rows.length > 0 && !notes.rows[0]?.isBelowSeparator;
  const isSure = notes.isSure && !isCut && ends.every((end) => end.isSure);
  if (!isSure && !doubts.includes('edge-rows')) doubts.push('edge-rows');
  return { ...page, rows, doubts };
}

export const settlePages = (pages: PageLines[]): PageLines[] => pages.flatMap((_, at) => settlePage(pages, at) ?? []);
