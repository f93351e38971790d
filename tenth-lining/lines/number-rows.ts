import { isAlike, signature } from './edge-words';
import type { Corrections, HeadPattern, Mark, NumberingSettings, PageLines, Row } from './types';

type CountedPage = Pick<PageLines, 'index' | 'height' | 'rows'>;

/** "This row is the head of every page": what is known of it on the others. */
export function headOf({ height }: Pick<PageLines, 'height'>, row: Row): HeadPattern {
  const isTop = row.baseline < height / 2;
  return { edge: isTop ? 'top' : 'bottom', distance: isTop ? row.baseline : height - row.baseline, text: row.text };
}

// Points: pages of one document hold their heads, scans of one lie a little higher or lower each time.
const PLAY = 6;
const REACH = 30;

/** The rows of a page that are heads or feet by what the reader pressed: those, and all that stand further out. */
function headRows({ height, rows }: CountedPage, heads: readonly HeadPattern[] = []): Set<number> {
  const found = new Set<number>();
  for (const { edge, distance, text } of heads) {
    const placeOf = ({ baseline }: Row) => (edge === 'top' ? baseline : height - baseline);
    const isHead = (row: Row) => {
      const off = Math.abs(placeOf(row) - distance);
      const saysSame = text !== '' && isAlike(signature(row), signature({ ...row, text }));
      return off <= PLAY || (saysSame && off <= REACH);
    };
    const innermost = Math.max(...rows.filter(isHead).map(placeOf));
    rows.forEach((row, index) => {
      if (placeOf(row) <= innermost) found.add(index);
    });
  }
  return found;
}

/** Whether a row is counted, the reader's corrections first: a pressed row, then a region, then what was found. */
function isCounted(
  page: CountedPage,
  rowIndex: number,
  settings: NumberingSettings,
  corrections: Corrections,
  heads: ReadonlySet<number>,
): boolean {
  const row = page.rows[rowIndex];
  if (!row) return false;
  const pressed = corrections.toggled?.[`${page.index}:${rowIndex}`];
  if (pressed !== undefined) return pressed;
  if (heads.has(rowIndex)) return false;
  if (row.kind === 'footnote') return settings.countFootnotes && isInRegion(page, row.top, row.bottom, corrections);
  return row.counts && isInRegion(page, row.top, row.bottom, corrections);
}

/** A row is in a region when its middle is. */
function isInRegion(page: CountedPage, top: number, bottom: number, corrections: Corrections): boolean {
  const region = corrections.regions?.[page.index] ?? corrections.regionForAll;
  const middle = (top + bottom) / 2;
  return !region || (middle >= region.top && middle <= region.bottom);
}

/** The rows of a page that are counted, after the reader's corrections, by their indices. */
export function countedRows(page: CountedPage, settings: NumberingSettings, corrections: Corrections = {}): number[] {
  const heads = headRows(page, corrections.heads);
  return page.rows.flatMap((_, index) => (isCounted(page, index, settings, corrections, heads) ? [index] : []));
}

type Line = Pick<Mark, 'rowIndex' | 'baseline'>;

/** The counted lines of a page from its top: rows, and lines that the reader added. */
function linesOf(page: CountedPage, settings: NumberingSettings, corrections: Corrections): Line[] {
  const rows = countedRows(page, settings, corrections).map((rowIndex): Line => {
    const { baseline } = page.rows[rowIndex] as Row;
    return { rowIndex, baseline };
  });
  const added = (corrections.added?.[page.index] ?? []).map((baseline): Line => ({ rowIndex: -1, baseline }));
  return added.length === 0 ? rows : [...rows, ...added].sort((one, other) => one.baseline - other.baseline);
}

/** How many lines of a page are counted, after settings and corrections: "Page 47: 31 lines". */
export const countRows = (page: PageLines, settings: NumberingSettings, corrections: Corrections = {}): number =>
  linesOf(page, settings, corrections).length;

/**
 * The numbers to draw, page by page from the top. With `restart` off, counting goes on over pages in the order given, and
 * skipped pages are left out of it.
 */
export function numberRows(pages: PageLines[], settings: NumberingSettings, corrections: Corrections = {}): Mark[] {
  const marks: Mark[] = [];
  const skipped = new Set(settings.skipped);
  let number = 0;
  for (const page of pages) {
    if (skipped.has(page.index)) continue;
    if (settings.restart) number = 0;
    for (const line of linesOf(page, settings, corrections)) {
      number += 1;
      if (number % settings.every === 0) marks.push({ pageIndex: page.index, number, ...line });
    }
  }
  return marks;
}
