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

/** The counted rows of a page, by index: as they were pressed, or by heads, or by the region that their middle is in, or as found. */
export function countedRows(page: CountedPage, settings: NumberingSettings, corrections: Corrections = {}): number[] {
  const heads = headRows(page, corrections.heads);
  const region = corrections.regions?.[page.index] ?? corrections.regionForAll;
  return page.rows.flatMap(({ kind, counts, top, bottom }, index) => {
    const middle = (top + bottom) / 2;
    const isInRegion = !region || (middle >= region.top && middle <= region.bottom);
    const isFound = kind === 'footnote' ? settings.countFootnotes : counts;
    const pressed = corrections.toggled?.[`${page.index}:${index}`];
    return (pressed ?? (isFound && isInRegion && !heads.has(index))) ? [index] : [];
  });
}

/** The baselines of a page's counted lines, from its top: of rows, and of lines that the reader added. */
function linesOf(page: CountedPage, settings: NumberingSettings, corrections: Corrections): number[] {
  const rows = countedRows(page, settings, corrections).map((index) => (page.rows[index] as Row).baseline);
  const added = corrections.added?.[page.index];
  return added ? [...rows, ...added].sort((one, other) => one - other) : rows;
}

export const countRows = (page: PageLines, settings: NumberingSettings, corrections: Corrections = {}): number =>
  linesOf(page, settings, corrections).length;

/** The numbers to draw on each page, from its top; without `restart` they go on over pages that are not skipped. */
export function numberRows(pages: PageLines[], settings: NumberingSettings, corrections: Corrections = {}): Mark[][] {
  const skipped = new Set(settings.skipped);
  let number = 0;
  return pages.map((page) => {
    if (skipped.has(page.index)) return [];
    if (settings.restart) number = 0;
    const marks = linesOf(page, settings, corrections).map((baseline): Mark => ({ number: ++number, baseline }));
    return marks.filter((mark) => mark.number % settings.every === 0);
  });
}
