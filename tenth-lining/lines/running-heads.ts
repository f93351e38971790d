import { endNumbers, hasSamePlaces, isAlike, isAlikeAtEnds, isFilingLine, isPageNumber, signature } from './edge-words';
import {
  depthOf,
  levelOf,
  type Neighbourhood,
  type Place,
  type Repetition,
  standsApart,
  unturned,
} from './neighbourhood';
import { percentile } from './percentile';
import type { Row } from './types';

/**
 * What says that a row at a page's edge is furniture: sure, or only likely (the page is then doubtful, and the row is
 * counted unless `isLikely`). */
export type Verdict = { kind: 'running-head' | 'page-number'; isSure: boolean; isLikely?: boolean } | undefined;

type Match = { other: Place; found: Row };

/** The first of the outer rows of each page, so many of them, for which something holds. */
function matchesOn(places: Place[], outer: number, holds: (found: Row, other: Place) => boolean): Match[] {
  return places.flatMap((other) => {
    const found = other.rows.slice(0, outer).find((each) => holds(each, other));
    return found ? [{ other, found }] : [];
  });
}

/** Rows of other pages at this row's height; scans lie a little higher or lower each time. */
function atItsHeight({ here, others }: Neighbourhood, row: Row, depth: number): Match[] {
  const play = here.page.source === 'picture' ? 9 : 2.5;
  return matchesOn(others, depth + 3, (found, other) => Math.abs(levelOf(other, found) - levelOf(here, row)) < play);
}

/** Whether two rows say the same: in words, or, where a picture knows none, in where the words begin. */
function saysTheSame(row: Row, found: Row): boolean {
  const sign = signature(row);
  if (sign === '' || found.text === '') return hasSamePlaces(row, found);
  const isTelling = /\p{L}/u.test(row.text) || isPageNumber(row.text) || row.text === found.text;
  return isTelling && isAlike(sign, signature(found));
}

/** How many words of a picture's row, by where they begin, tell it from others wherever it stands. */
const TELLING = 4;

/** How many rows from the edge may be told so: those of a letterhead. Rows of a table have the same places page after page. */
const FED = 3;

/** Rows of pictures whose many words begin at the same places: paper that was fed higher or lower, to three quarters of a centimetre. */
function fedOtherwise({ here, others }: Neighbourhood, row: Row, depth: number): Match[] {
  if (depth >= FED || (row.starts?.length ?? 0) < TELLING) return [];
  const isNear = (found: Row, other: Place) => Math.abs(levelOf(other, found) - levelOf(here, row)) < 21;
  return matchesOn(
    others,
    depth + 2,
    (found, other) => isNear(found, other) && hasSamePlaces(row, unturned(here, other, found)),
  );
}

/** Long words that stand apart near this row's distance from the edge, on pages of any size. */
function elsewhere({ here, others, odd, edge }: Neighbourhood, row: Row, depth: number): Match[] {
  const sign = signature(row);
  if (sign.length < 12 || !standsApart(here, depth)) return [];
  const isNear = (found: Row, other: Place) =>
    Math.abs(depthOf(other, found, edge) - depthOf(here, row, edge)) < 14 && isAlikeAtEnds(sign, signature(found));
  return matchesOn([...others, ...odd], depth + 2, isNear).filter(({ other, found }) =>
    standsApart(other, other.rows.indexOf(found)),
  );
}

/** Whether three pages or more follow each other, with this one: a document among others in one record, with heads of its own. */
const isRun = (indices: readonly number[], at: number): boolean =>
  [-2, -1, 0].some((from) => [0, 1, 2].every((more) => from + more === 0 || indices.includes(at + from + more)));

/** How often a row's words stand at its height: whether on most pages around, or on most with its parity, as in books. */
function repetition(around: Neighbourhood, row: Row, depth: number): Repetition {
  const { here, others, odd, repeated } = around;
  const known = repeated[depth];
  if (known) return known;
  const isTwin = (other: Place) => (other.page.index - here.page.index) % 2 === 0;
  const same = atItsHeight(around, row, depth).filter(({ other, found }) =>
    saysTheSame(row, unturned(here, other, found)),
  );
  const apart = row.text.trim() === '' ? fedOtherwise(around, row, depth) : elsewhere(around, row, depth);
  const far = apart.filter(({ other }) => !same.some((match) => match.other === other));
  const all = same.length + far.length;
  const indices = [...same, ...far].map(({ other }) => other.page.index);
  const sameTwins = same.filter(({ other }) => isTwin(other)).length;
  const isUsual =
    (all >= 2 && all >= (far.length ? others.length + odd.length : others.length) * 0.4) ||
    (sameTwins >= 2 && sameTwins >= others.filter(isTwin).length * 0.5) ||
    (standsApart(here, depth) && isRun(indices, here.page.index));
  const isNextTo = indices.some((index) => Math.abs(index - here.page.index) === 1);
  const found = { same: all, isUsual, isNextTo };
  repeated[depth] = found;
  return found;
}

/** Whether the row at `depth` says what most pages around say there, be it head or body. */
export function isRepeated(around: Neighbourhood, row: Row, depth: number): boolean {
  const { same, isUsual } = repetition(around, row, depth);
  return isUsual || (around.others.length === 1 && same === 1);
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
  if (others.length === 0 || first.length < others.length * 0.5) return 'none';
  const counts = new Map<string, number>();
  for (const { found } of first) counts.set(signature(found), (counts.get(signature(found)) ?? 0) + 1);
  const repeated = [...counts.values()].filter((count) => count >= 2).reduce((sum, count) => sum + count, 0);
  if (row.text !== '' && repeated >= others.length * 0.4) return 'heads';
  return row.size > (here.rows[1]?.size ?? 0) * 1.12 ? 'none' : 'perhaps';
}

/**
 * The first rows of text on other pages that begin at this row's height or above it, and say nothing of the kind: heads stand
 * above where pages' text begins, so what stands there is a heading.
 */
export function textBeginningAt({ others }: Neighbourhood, row: Row): Row[] {
  return others.flatMap((other) => {
    if (other.rows.some((found) => saysTheSame(row, found))) return [];
    const start = other.rows.find((_, depth) => [0, 1, 2].every((more) => !standsApart(other, depth + more)));
    return start && start.baseline < row.baseline + 9 ? [start] : [];
  });
}

/** Whether a row stands above the first or below the last of the line numbers that a page already has. */
export function isOutsideRail({ page, leading }: Place, row: Row): boolean {
  const rail = page.rows.filter(({ kind }) => kind === 'margin-number').map(({ baseline }) => baseline);
  if (rail.length < 8) return false;
  const play = leading * (isPageNumber(row.text) ? 0.3 : 0.6);
  return row.baseline < Math.min(...rail) - play || row.baseline > Math.max(...rail) + play;
}

/** The rest of a filing line that was too long for one: "of 46". */
function goesOnFiling(outer: Row | undefined, row: Row): boolean {
  if (!outer || !isFilingLine(outer.text) || Math.abs(outer.size - row.size) > 0.5) return false;
  const isCentred = Math.abs(outer.left + outer.right - row.left - row.right) < 40;
  const isClose = Math.abs(outer.baseline - row.baseline) < row.size * 1.5;
  return isCentred && isClose && row.right - row.left < (outer.right - outer.left) * 0.7;
}

const ENDS_WITH_PAGE = /(?:\bpage\s+\d+|\b\d+\s+of\s+\d+)\W*$/i;

/** A page's number at one end of its first row, the title apart from it: a head, where no page around can tell. */
function hasHeadsShape({ rows }: Place, row: Row): boolean {
  if ((row.cells ?? 1) < 2 || row !== rows[0]) return false;
  if (row.text !== '') return endNumbers(row.text).length > 0;
  const starts = row.starts ?? [];
  const isFirstAlone = (starts[1] ?? 0) > row.size * 2;
  const isLastAlone = row.right - row.left - (starts.at(-1) ?? 0) < row.size * 1.5;
  return starts.length >= 3 && (isFirstAlone || isLastAlone);
}

/** Furniture by itself, without other pages to compare it with: words of filing, or small type apart at the very edge. */
function isPlainlyFurniture(around: Neighbourhood, row: Row, depth: number): boolean | 'perhaps' {
  const { here, edge } = around;
  if (isOutsideRail(here, row)) return true;
  if (depth > 2 || depthOf(here, row, edge) > here.page.height * 0.09) return false;
  if (isFilingLine(row.text) || goesOnFiling(here.rows[depth - 1], row)) return true;
  if (depth === 0 && ENDS_WITH_PAGE.test(row.text) && standsApart(here, depth)) return true;
  const body = here.page.rows.filter(({ kind }) => kind === 'body').map(({ size }) => size);
  const usual = percentile(body);
  // A foot in three parts needs no gap above it.
  if (depth === 0 && edge === 'bottom' && (row.cells ?? 1) >= 3 && row.size < usual * 0.85) return true;
  const isSmall = row.size < usual * (here.page.source === 'picture' ? 0.75 : 0.9);
  const isHead = isSmall && standsApart(here, depth, 1.6) && body.length >= 6;
  return isHead && (edge === 'bottom' || isInMargin(around, row) || 'perhaps');
}

/** Whether a row is nearer to the page's edge than print is to its side: in the margin, where no page begins or ends. */
function isInMargin({ here: { page, rows }, edge }: Neighbourhood, row: Row): boolean {
  const side = Math.min(page.height * 0.05, ...rows.slice(1).map(({ left }) => left));
  // As far as at the middle of a tilted page.
  const lean = ((row.left + row.right - page.width) / 2) * Math.tan((page.tilt * Math.PI) / 180);
  return (edge === 'top' ? row.top - lean : page.height - row.bottom + lean) < side;
}

/** Where the rows of a page begin. */
const leftOf = ({ page }: Place): number =>
  percentile(page.rows.filter(({ kind }) => kind === 'body').map(({ left }) => left));

/**
 * Whether a row near the edge, `depth` rows from it, is a running head or a page number: it repeats at one height on most
 * pages around, or holds the page's number as theirs hold theirs, or is a lone numeral outside the body, or stands apart
 * where most pages' first row stands apart; or it is plainly furniture.
 */
export function judgeEdgeRow(around: Neighbourhood, row: Row, depth: number): Verdict {
  const { here, others, odd, edge } = around;
  const share = depthOf(here, row, edge) / here.page.height;
  if (share > 0.22) return undefined;
  const isNumber = row.text === '' ? row.right - row.left < 40 : isPageNumber(row.text);
  const kind = isNumber ? 'page-number' : 'running-head';
  const isApart = standsApart(here, depth);
  const isPlain = isPlainlyFurniture(around, row, depth);
  if (isPlain === true) return { kind, isSure: true };
  const { same, isUsual, isNextTo } = repetition(around, row, depth);
  // The last word of a paragraph, or a heading's numeral: a picture's row that is level with the text's edge, a step from it.
  const isPerhapsBody = isNumber && !isApart && row.text === '' && Math.abs(row.left - leftOf(here)) < row.size * 0.5;
  const isPartOfHeading = edge === 'top' && depth > 0 && !isApart && !isNumber && others.length + odd.length < 5;
  if (isUsual && !isPartOfHeading) return { kind, isSure: !isPerhapsBody };
  if ((isApart || isNumber) && countsOn(around, row, depth)) return { kind, isSure: true };
  if (isNumber && isApart && share < 0.13) return { kind, isSure: row.text !== '' || same > 0 };
  // Of two pages both have it: a letterhead, or a head.
  const isOnBoth = others.length === 1 && same === 1;
  const isTelling = row.text.length >= 6 || (row.starts?.length ?? 0) >= TELLING;
  if (isOnBoth && (isTelling || (isApart && share < 0.1))) return { kind, isSure: true };
  // A heading may be small where it is no other page's.
  if (isPlain) return { kind, isSure: false, isLikely: true };
  if (!isApart) return undefined;
  // Two rows or more that the page before or after begins with too: a letterhead, in a record of other papers.
  const outer = here.rows[depth - 1];
  const isHeadOfTwo = isNextTo && isTelling && outer && repetition(around, outer, depth - 1).isNextTo;
  if (edge === 'top' && isHeadOfTwo) return { kind, isSure: false, isLikely: true };
  if (edge === 'top' && share < 0.1 && others.length < 3 && hasHeadsShape(here, row))
    return { kind, isSure: same > 0, isLikely: true };
  // "WO", "O": a clerk's mark at the top, or a line.
  if (edge === 'top' && depth < 2 && /^(?![IVX]+$)\p{Lu}{1,2}$/u.test(row.text)) return { kind, isSure: false };
  if (depth === 0 && share < 0.15) {
    const isFarOut = share < 0.085 && standsApart(here, depth, 1.6);
    const isOutside = isFarOut && isInMargin(around, row);
    const slot = isOutside && same > 0 ? 'heads' : slotOf(around, row);
    if (slot !== 'none') return { kind, isSure: slot === 'heads' || isOutside, isLikely: isFarOut };
  }
  return same >= 2 && share < 0.12 ? { kind, isSure: false } : undefined;
}
