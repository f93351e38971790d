import { signature } from './edge-words';
import { findFootnotes } from './footnotes';
import { letterheadOf } from './letterheads';
import { DEEPEST, type Neighbourhood, neighbourhood, type Place, standsApart } from './neighbourhood';
import { percentile } from './percentile';
import { isOutsideRail, isRepeated, judgeEdgeRow, textBeginningAt, type Verdict } from './running-heads';
import type { Doubt, PageLines, Row, RowKind } from './types';

/** Top margins as shares of a page's long side, 2.2 and 2.7 cm of A4: heads stand in the first, bodies begin below the second. */
const [IN_MARGIN, IN_WIDE_MARGIN] = [0.075, 0.09];

/** Whether a row is no smaller than another. A picture's type sizes are guesses. */
const isAsLarge = (row: Row, { size }: Row): boolean => row.size >= size * (row.text.trim() === '' ? 0.8 : 0.97);

/** Words left and right, as a head has them: its title and a page's number. */
const hasTwoEnds = ({ cells = 1 }: Row): boolean => cells > 1;

/**
 * The first of the repeated rows that may be of the body, "ORDER" on a page of its own many times in one file: up to
 * `innermost`, as large as the row below; and below the margin, or no further from that row than paragraphs are from each
 * other, and nearer to it than to what stands above.
 */
function firstSetAsBody({ page, rows, leading }: Place, innermost: number): number | undefined {
  const [row, next] = [rows[innermost], rows[innermost + 1]];
  if (!row || !next || next.isBelowRule) return undefined;
  const gap = next.baseline - row.baseline;
  const body = page.rows.filter(
    ({ kind, baseline, isBoxed }) => kind === 'body' && !isBoxed && baseline >= next.baseline,
  );
  const wide = body.filter(({ baseline }, at) => at > 0 && baseline - (body[at - 1]?.baseline ?? 0) > gap * 0.9);
  const isNear = wide.length >= 2;
  if (!isNear && hasTwoEnds(row)) return undefined;
  const reach = isNear ? gap * 1.2 : Math.min(gap, leading * 1.3);
  let first = innermost;
  while (first > 0 && (rows[first]?.baseline ?? 0) - (rows[first - 1]?.baseline ?? 0) < reach) first -= 1;
  if (!rows.slice(first, innermost + 1).some((each) => isAsLarge(each, next))) return undefined;
  // So near to the paper's edge no body begins.
  const margin = Math.max(page.width, page.height) * (isNear ? IN_MARGIN : IN_WIDE_MARGIN);
  return (rows[first]?.baseline ?? 0) < margin ? undefined : first;
}

/**
 * The outermost row of those taken for heads that is as large as the body and stands where other pages' text begins: on two
 * of them, and half as many as have none such.
 */
function firstAmongText(around: Neighbourhood, verdicts: Verdict[]): { first: number; isSure: boolean } | undefined {
  const { page, rows } = around.here;
  for (const [first, verdict] of verdicts.entries()) {
    const [row, inner] = [rows[first], rows.at(-1)];
    const isHead = verdict?.kind === 'running-head' && (verdict.isSure || verdict.isLikely);
    if (!isHead || !row || !inner || hasTwoEnds(row) || !isAsLarge(row, inner)) continue;
    const starts = textBeginningAt(around, row);
    if (starts.length < Math.max(2, (around.others.length - starts.length) * 0.5)) continue;
    const isBelowMargin = row.baseline >= Math.max(page.width, page.height) * IN_MARGIN;
    // Heads may differ left and right, with no room below them.
    return { first, isSure: isBelowMargin && new Set(starts.map(signature)).size > starts.length / 2 };
  }
  return undefined;
}

/**
 * What is said of each row from the edge. Where repetition runs on through every row asked, it is the body that repeats (a
 * form, page after page): of those rows only what stands apart within the first three is a head.
 */
function verdictsAt(around: Neighbourhood): { verdicts: Verdict[]; isForm?: boolean } {
  const rows = around.here.rows.slice(0, DEEPEST + 1);
  const verdicts = rows.map((row, depth) => judgeEdgeRow(around, row, depth));
  // One row may differ (a date); most pages are told by their second row from within, so no more is asked.
  let others = 0;
  const isBody = !rows.findLast((row, depth) => !isRepeated(around, row, depth) && ++others === 2);
  // Three rows or more that the body follows without a gap are a form's sooner than a head.
  const innermost = verdicts.findLastIndex((verdict) => verdict?.isSure);
  const isTop = around.edge === 'top';
  const isTypedNumber = verdicts[innermost]?.kind === 'page-number' && rows[innermost]?.text !== '';
  // On pleading paper the rail tells where the body ends, be there a gap or not.
  const isBeyond = rows[innermost] !== undefined && isOutsideRail(around.here, rows[innermost]);
  const isForm = innermost >= 2 && !isBeyond && !standsApart(around.here, innermost, 1.1);
  const among = isTop ? firstAmongText(around, verdicts) : undefined;
  const first = isTop && !isTypedNumber ? firstSetAsBody(around.here, innermost) : undefined;
  const settled = verdicts.map((verdict, depth): Verdict => {
    if (verdict && among && depth >= among.first)
      return among.isSure ? undefined : { ...verdict, isSure: false, isLikely: false };
    const isOfBody = verdict?.isSure && first !== undefined && depth >= first;
    return isOfBody ? { ...verdict, isSure: false, isLikely: first === 0 } : verdict;
  });
  if (!isBody && !isForm) return { verdicts: settled };
  const parting = [2, 1, 0].find((depth) => verdicts[depth] && standsApart(around.here, depth)) ?? -1;
  // One row alone at the same place ("v." between the parties) makes no head of those around it.
  const isDoubtful = isForm && !isBody && verdicts.filter((verdict) => verdict?.isSure).length > 1;
  return { verdicts: verdicts.slice(0, parting + 1), isForm: isDoubtful };
}

/** Whether the row below goes on with one at the top: a table with its columns' head, or in a picture a heading's next row. */
function goesOn({ here, others, edge }: Neighbourhood, depth: number): boolean {
  const [row, next] = [here.rows[depth], here.rows[depth + 1]];
  if (edge === 'bottom' || !row || !next) return false;
  const areCells = [row, next].every(({ cells = 1 }) => cells >= 3) && !standsApart(here, depth, 1.5);
  const isSolid = Math.abs(next.size - row.size) < row.size * 0.1 && next.baseline - row.baseline < row.size * 1.25;
  // Two invoices begin alike, and go on at once.
  const isOfTwo = others.length === 1 && !standsApart(here, depth, 1.6);
  return isOfTwo || areCells || (row.text.trim() === '' && isSolid);
}

/** Rows of one edge that are furniture: all out to the innermost that is judged so. */
function headsAt(around: Neighbourhood): { kinds: Map<Row, RowKind>; isSure: boolean } {
  const letterhead = around.edge === 'top' ? letterheadOf(around.here) : undefined;
  const kinds = new Map<Row, RowKind>(letterhead?.map((row) => [row, 'running-head']));
  if (kinds.size > 0) return { kinds, isSure: false };
  const { verdicts, isForm } = verdictsAt(around);
  let isSure = !isForm && !letterhead;
  let pending: Row[] = [];
  verdicts.forEach((verdict, depth) => {
    const row = around.here.rows[depth] as Row;
    if (verdict && (!verdict.isSure || (!verdicts[depth + 1] && goesOn(around, depth)))) isSure = false;
    if (!verdict || (!verdict.isSure && !verdict.isLikely)) pending.push(row);
    else {
      for (const outer of pending) kinds.set(outer, 'running-head');
      pending = [];
      kinds.set(row, verdict.kind);
    }
  });
  return { kinds, isSure };
}

/**
 * Room that the numbers need, in points on A4 (other pages: as their short side): two figures at 9 points with their gap
 * and the edge that printers leave blank; and the page number's place, measured from the page's top right corner.
 */
const ROOM = { side: 595, margin: 26, corner: { right: 28, top: 22, width: 24, height: 18 } };

/** Whether a row reaches into the right margin's strip, and whether one stands where the page number goes. */
function placeDoubts(rows: Row[], page: { width: number; height: number }): Doubt[] {
  const doubts: Doubt[] = [];
  const unit = Math.min(page.width, page.height) / ROOM.side;
  const { right: inset, width, top: high, height } = ROOM.corner;
  const isFurniture = ({ kind }: Row) => kind === 'running-head' || kind === 'page-number';
  if (rows.some((row) => !isFurniture(row) && row.right > page.width - ROOM.margin * unit))
    doubts.push('narrow-margin');
  const isTaken = rows.some(
    ({ right, top, bottom }) =>
      right > page.width - (inset + width) * unit && top < (high + height) * unit && bottom > high * unit,
  );
  if (isTaken) doubts.push('top-right-taken');
  return doubts;
}

/** Doubts that the body's rows bring with them: cells out of step, rows too close. Heads and notes do not matter. */
function rowDoubts(rows: Row[]): Doubt[] {
  const body = rows.filter(({ kind }) => kind === 'body');
  const boxed = body.filter(({ isBoxed }) => isBoxed);
  const steps = body.slice(1).map(({ baseline }, at) => baseline - (body[at]?.baseline ?? 0));
  // A step above the first row or below the last one there is room for one more.
  const reach = steps.length < 5 ? 0 : percentile(steps) * 1.3;
  const [first, last] = [(body[0]?.baseline ?? 0) - reach, (body.at(-1)?.baseline ?? 0) + reach];
  const isWithin = ({ kind, baseline }: Row) =>
    kind === 'body' || (kind === 'stamp' && baseline > first && baseline < last);
  const uneven = rows.filter((row) => row.isOutOfStep === 'rows' && !row.isBoxed && isWithin(row));
  const isTable = boxed.length >= 2 || body.some(({ isOutOfStep }) => isOutOfStep === 'cells');
  return [...(isTable ? ['table' as const] : []), ...(uneven.length > 0 ? ['uneven-rows' as const] : [])];
}

/**
 * One page with its running heads, page numbers and footnotes told from the body, by the pages around it (ten on either
 * side; those not read yet are undefined, and the answer is provisional until they are). `pages` holds what rowsFromText and
 * rowsFromPicture gave, by page index, and is not changed; row indices stay as they were.
 */
export function settlePage(pages: (PageLines | undefined)[], at: number): PageLines | undefined {
  const page = pages[at];
  if (!page) return undefined;
  const bottom = neighbourhood(page, pages, at, 'bottom');
  const ends = [headsAt(neighbourhood(page, pages, at, 'top')), headsAt(bottom)];
  const kinds = new Map(ends.flatMap((end) => [...end.kinds]));
  const left = page.rows.filter((row) => row.kind === 'body' && !kinds.has(row));
  const last = left.at(-1)?.baseline ?? 0;
  const below = page.rows.find(({ baseline, kind }) => baseline > last && !kind.startsWith('margin'));
  const notes = findFootnotes(left, {
    height: page.height,
    pages: bottom.others.map((other) => other.page),
    end: below?.baseline ?? page.height,
  });
  for (const row of notes.rows) kinds.set(row, 'footnote');
  const rows = page.rows.map((row): Row => {
    const kind = kinds.get(row);
    return kind ? { ...row, kind, counts: false } : row;
  });
  const doubts = [...new Set([...page.doubts, ...rowDoubts(rows)])];
  if (!doubts.includes('edge-rows') && (!notes.isSure || ends.some(({ isSure }) => !isSure))) doubts.push('edge-rows');
  return { ...page, rows, doubts: [...doubts, ...placeDoubts(rows, page)] };
}

/** Every page settled by those around it; see settlePage. */
export function settlePages(pages: PageLines[]): PageLines[] {
  return pages.flatMap((_, at) => settlePage(pages, at) ?? []);
}
