import type { Corrections, Mark, NumberingSettings, PageLines, Row } from './types';

type CountedPage = Pick<PageLines, 'index' | 'rows'>;

/** Whether a row is counted, the reader's corrections first: a pressed row, then a region, then what was found. */
function isCounted(
  page: CountedPage,
  rowIndex: number,
  settings: NumberingSettings,
  corrections: Corrections,
): boolean {
  const row = page.rows[rowIndex];
  if (!row) return false;
  const pressed = corrections.toggled?.[`${page.index}:${rowIndex}`];
  if (pressed !== undefined) return pressed;
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
export const countedRows = (page: CountedPage, settings: NumberingSettings, corrections: Corrections = {}): number[] =>
  page.rows.flatMap((_, index) => (isCounted(page, index, settings, corrections) ? [index] : []));

/** How many rows of a page are counted, after settings and corrections: "Page 47: 31 lines". */
export function countRows(page: PageLines, settings: NumberingSettings, corrections: Corrections = {}): number {
  return countedRows(page, settings, corrections).length;
}

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
    for (const rowIndex of countedRows(page, settings, corrections)) {
      number += 1;
      const { baseline } = page.rows[rowIndex] as Row;
      if (number % settings.every === 0) marks.push({ pageIndex: page.index, rowIndex, number, baseline });
    }
  }
  return marks;
}
