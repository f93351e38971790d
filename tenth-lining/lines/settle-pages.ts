import { findFootnotes } from './footnotes';
import { DEEPEST, type Neighbourhood, neighbourhood, type Place, standsApart } from './neighbourhood';
import { percentile } from './percentile';
import { regionOf } from './rows-from-text';
import { isRepeated, judgeEdgeRow, type Verdict } from './running-heads';
import type { Doubt, PageLines, Row, RowKind } from './types';

/** Its top margin as a share of a page's long side: 2.2 cm of A4. Heads stand in it, bodies begin below it. */
const IN_MARGIN = 0.075;

/**
 * The first of the repeated rows that are set as the body is, "ORDER" on a page of its own many times in one file: up to
 * `innermost`, as large as the row below, no further from it than paragraphs are from each other, and nearer to it than to what
 * stands above.
 */
function firstSetAsBody({ page, rows }: Place, innermost: number): number | undefined {
  const [row, next] = [rows[innermost], rows[innermost + 1]];
  // A picture's type sizes are guesses.
  const least = row?.text.trim() === '' ? 0.8 : 0.97;
  if (!row || !next || row.size < next.size * least || next.isBelowRule) return undefined;
  const gap = next.baseline - row.baseline;
  const body = page.rows.filter(
    ({ kind, baseline, isBoxed }) => kind === 'body' && !isBoxed && baseline >= next.baseline,
  );
  const wide = body.filter(({ baseline }, at) => at > 0 && baseline - (body[at - 1]?.baseline ?? 0) > gap * 0.9);
  if (wide.length < 2) return undefined;
  let first = innermost;
  while (first > 0 && (rows[first]?.baseline ?? 0) - (rows[first - 1]?.baseline ?? 0) < gap * 1.2) first -= 1;
  // So near to the paper's edge no body begins.
  return (rows[first]?.baseline ?? 0) < Math.max(page.width, page.height) * IN_MARGIN ? undefined : first;
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
  const isForm = innermost >= 2 && !standsApart(around.here, innermost, 1.1);
  const first = isTop && !isTypedNumber ? firstSetAsBody(around.here, innermost) : undefined;
  const settled = verdicts.map((verdict, depth): Verdict => {
    const isOfBody = verdict?.isSure && first !== undefined && depth >= first;
    return isOfBody ? { ...verdict, isSure: false, isLikely: first === 0 } : verdict;
  });
  if (!isBody && !isForm) return { verdicts: settled };
  const parting = [2, 1, 0].find((depth) => verdicts[depth] && standsApart(around.here, depth)) ?? -1;
  // One row alone at the same place ("v." between the parties) makes no head of those around it.
  const isDoubtful = isForm && !isBody && verdicts.filter((verdict) => verdict?.isSure).length > 1;
  return { verdicts: verdicts.slice(0, parting + 1), isForm: isDoubtful };
}

/** Whether the row below goes on with a row at the top: as a table below the head of its columns, or in a picture as its heading's next row. */
function goesOn({ here, edge }: Neighbourhood, depth: number): boolean {
  const [row, next] = [here.rows[depth], here.rows[depth + 1]];
  if (edge === 'bottom' || !row || !next) return false;
  const areCells = [row, next].every(({ cells = 1 }) => cells >= 3) && !standsApart(here, depth, 1.5);
  const isSolid = Math.abs(next.size - row.size) < row.size * 0.1 && next.baseline - row.baseline < row.size * 1.25;
  return areCells || (row.text.trim() === '' && isSolid);
}

/** Rows of one edge that are furniture: all out to the innermost that is judged so. */
function headsAt(around: Neighbourhood): { kinds: Map<Row, RowKind>; isSure: boolean } {
  const kinds = new Map<Row, RowKind>();
  const { verdicts, isForm } = verdictsAt(around);
  let isSure = !isForm;
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
  const ends = (['top', 'bottom'] as const).map((edge) => headsAt(neighbourhood(page, pages, at, edge)));
  const kinds = new Map(ends.flatMap((end) => [...end.kinds]));
  const left = page.rows.filter((row) => row.kind === 'body' && !kinds.has(row));
  const notes = findFootnotes(left, page.height);
  for (const row of notes.rows) kinds.set(row, 'footnote');
  const rows = page.rows.map((row): Row => {
    const kind = kinds.get(row);
    return kind ? { ...row, kind, counts: false } : row;
  });
  const doubts = [...new Set([...page.doubts, ...rowDoubts(rows)])];
  if (!doubts.includes('edge-rows') && (!notes.isSure || ends.some(({ isSure }) => !isSure))) doubts.push('edge-rows');
  return { ...page, rows, region: regionOf(rows, page.height), doubts: [...doubts, ...placeDoubts(rows, page)] };
}

/** Every page settled by those around it; see settlePage. */
export function settlePages(pages: PageLines[]): PageLines[] {
  return pages.flatMap((_, at) => settlePage(pages, at) ?? []);
}
