import { hasSamePlaces, isAlike, signature } from './edge-words';
import { percentile } from './percentile';
import type { PageLines, Row } from './types';

/** How many pages before and after are compared: each document of a file has heads of its own. */
const WINDOW = 10;

export type Edge = 'top' | 'bottom';

type EdgeRow = {
  row: Row;
  /** From the edge, at the middle of the page: paper fed askew is turned about it. */
  distance: number;
  /** Its signature, '' in a picture, and whether it has many words. */
  said: string;
  isTelling: boolean;
};

/** A page's rows that may be body, from one edge inwards. */
export type Place = {
  page: PageLines;
  rows: EdgeRow[];
  /** The usual step from row to row, and from paragraph to paragraph. */
  leading: number;
  parting: number;
  size: number;
  /** How far from the edge its text begins, set solid. */
  textStart: number;
};

/** Cached for as long as the page is kept, since twenty pages around it are compared with it. */
const places = new WeakMap<PageLines, Record<Edge, Place>>();

export function typeSize(rows: Row[]): number {
  const sizes = rows.map(({ size }) => size);
  return percentile(sizes, 0.6, 12);
}

function edgeRow(row: Row, distance: number): EdgeRow {
  const said = signature(row);
  const isTelling = said === '' ? (row.starts?.length ?? 0) >= 4 : said.length >= 12;
  return { row, distance, said, isTelling };
}

function placesOf(page: PageLines): Record<Edge, Place> {
  const rows = page.rows.filter(({ kind }) => kind === 'body');
  const size = typeSize(rows);
  const steps = rows.slice(1).map(({ baseline }, at) => baseline - (rows[at]?.baseline ?? 0));
  const leading = steps.length < 5 ? size * 1.25 : percentile(steps);
  const parting = leading * (steps.length < 5 ? 1.3 : Math.min(1.45, Math.max(1.2, percentile(steps, 0.85) / leading)));
  // Baselines are told where the body's rows end.
  const lift =
    (Math.max(0, ...rows.map(({ right }) => right)) - page.width / 2) * Math.tan((page.skew * Math.PI) / 180);
  const from = (edge: Edge, ordered: Row[]): Place => {
    const inwards = ordered.map((row) =>
      edgeRow(row, edge === 'top' ? row.baseline - lift : page.height - row.baseline + lift),
    );
    const isSolid = (at: number) =>
      (inwards[at + 1]?.distance ?? Infinity) - (inwards[at]?.distance ?? 0) < parting * 1.1;
    const start = inwards.find((_, at) => isSolid(at) && isSolid(at + 1) && isSolid(at + 2));
    return { page, rows: inwards, leading, parting, size, textStart: start?.distance ?? Infinity };
  };
  return { top: from('top', rows), bottom: from('bottom', [...rows].reverse()) };
}

export function placeOf(page: PageLines, edge: Edge): Place {
  const known = places.get(page) ?? placesOf(page);
  places.set(page, known);
  return known[edge];
}

export function placesAround(pages: readonly (PageLines | undefined)[], at: number, edge: Edge): Place[] {
  const near = [...pages.slice(Math.max(0, at - WINDOW), at), ...pages.slice(at + 1, at + 1 + WINDOW)];
  return near
    .flatMap((page) => page ?? [])
    .map((page) => placeOf(page, edge))
    .filter(({ rows }) => rows.length > 0);
}

export const isSameSize = ({ page }: Place, other: Place): boolean =>
  Math.abs(other.page.height - page.height) < 3 && Math.abs(other.page.width - page.width) < 3;

/** How far from each other rows at one height may lie, in points; scans lie a little higher or lower each time. */
export const playOf = ({ page }: Place): number => (page.source === 'picture' ? 9 : 2.5);

/** How far apart rows of many words may lie: paper may be fed higher or lower, to a centimetre and a half. */
const FAR = 45;

/** Whether two rows say the same: in words but for numbers, or, where a picture knows none, in where the words begin. */
function saysTheSame({ row, said }: EdgeRow, found: EdgeRow): boolean {
  return said === '' || found.said === '' ? hasSamePlaces(row, found.row) : isAlike(said, found.said);
}

export type Comparison = { level: EdgeRow[]; isRepeated: boolean };

/** A row of this page beside those of another; telling words may stand further off, on pages of any size. */
export function compareRow(here: Place, depth: number, other: Place, isLike: boolean): Comparison {
  const row = here.rows[depth] as EdgeRow;
  const play = playOf(here);
  const level: EdgeRow[] = [];
  let isRepeated = false;
  for (let at = Math.max(0, depth - 3); at < Math.min(depth + 3, other.rows.length); at += 1) {
    const found = other.rows[at] as EdgeRow;
    const off = Math.abs(found.distance - row.distance);
    const isLevel = isLike && off < play;
    if (isLevel) level.push(found);
    isRepeated ||= (isLevel || (off < FAR && row.isTelling)) && saysTheSame(row, found);
  }
  return { level, isRepeated };
}
