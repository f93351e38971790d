import { percentile } from './percentile';
import type { PageLines, Row } from './types';

/** Pages before and after that are asked: a document among others in one file has its own heads. */
const WINDOW = 10;

/** How many rows from the edge may be furniture. */
export const DEEPEST = 7;

type Edge = 'top' | 'bottom';

/** Rows that may be body, from the edge inwards. */
function fromEdge(page: PageLines, edge: Edge): Row[] {
  const rows = page.rows.filter(({ kind }) => kind === 'body');
  return edge === 'top' ? rows : rows.reverse();
}

/** The usual distance from row to row: the median, or a guess by the type's size on a page of few rows. */
function leadingOf(page: PageLines): number {
  const rows = page.rows.filter(({ kind }) => kind === 'body');
  const steps = rows.slice(1).map((row, index) => row.baseline - (rows[index]?.baseline ?? 0));
  return steps.length < 5 ? (rows[0]?.size ?? 12) * 1.25 : percentile(steps);
}

/** `rightEdge`: where the body's rows end, at which their baselines are told. */
export type Place = { page: PageLines; rows: Row[]; leading: number; rightEdge: number };
/** `odd`: pages around of another size, whose heads stand elsewhere but say the same. */
export type Neighbourhood = { here: Place; others: Place[]; odd: Place[]; edge: Edge; repeated: Repetition[] };

/**
 * How many pages say what a row says at its height, whether that is most of them or a run of pages, and whether the page before or
 * after is among them; kept by the row's depth.
 */
export type Repetition = { same: number; isUsual: boolean; isNextTo: boolean };

/** A page is asked by twenty others; what they ask is worked out once, and forgotten with the page. */
const places = new WeakMap<PageLines, Record<Edge, Place>>();

function placeOf(page: PageLines, edge: Edge): Place {
  const known = places.get(page);
  if (known) return known[edge];
  const leading = leadingOf(page);
  const rightEdge = Math.max(0, ...fromEdge(page, 'top').map(({ right }) => right));
  const place = (which: Edge): Place => ({
    page,
    rows: fromEdge(page, which).slice(0, DEEPEST + 4),
    leading,
    rightEdge,
  });
  const made = { top: place('top'), bottom: place('bottom') };
  places.set(page, made);
  return made[edge];
}

export function neighbourhood(
  page: PageLines,
  pages: (PageLines | undefined)[],
  at: number,
  edge: Edge,
): Neighbourhood {
  const near = [...pages.slice(Math.max(0, at - WINDOW), at), ...pages.slice(at + 1, at + 1 + WINDOW)];
  const isSameSize = (other: PageLines) =>
    Math.abs(other.height - page.height) < 3 && Math.abs(other.width - page.width) < 3;
  const known = near.filter((other) => other !== undefined);
  const placesOf = (found: PageLines[]) => found.map((other) => placeOf(other, edge)).filter(({ rows }) => rows.length);
  const [others, odd] = [placesOf(known.filter(isSameSize)), placesOf(known.filter((other) => !isSameSize(other)))];
  return { here: placeOf(page, edge), others, odd, edge, repeated: [] };
}

/** How far a row's baseline is from the page's edge. */
export const depthOf = ({ page }: Place, row: Row, edge: Neighbourhood['edge']): number =>
  edge === 'top' ? row.baseline : page.height - row.baseline;

const slopeOf = ({ tilt }: PageLines): number => Math.tan((tilt * Math.PI) / 180);

/** A row's height at the middle of its page, where paper that is fed askew is turned about: pages differ in their tilt. */
export const levelOf = ({ page, rightEdge }: Place, row: Row): number =>
  row.baseline - (rightEdge - page.width / 2) * slopeOf(page);

/** A row of another page where it would stand with this page's tilt: turned about the middle, what is above it moves sideways. */
export function unturned({ page }: Place, other: Place, row: Row): Row {
  const by = (page.height / 2 - levelOf(other, row)) * (slopeOf(page) - slopeOf(other.page));
  return by === 0 ? row : { ...row, left: row.left + by, right: row.right + by };
}

/** Whether the row at `depth` stands apart from the next one inwards, by more than `steps` of the usual ones. */
export function standsApart({ rows, leading }: Place, depth: number, steps = 1.3): boolean {
  const [row, next] = [rows[depth], rows[depth + 1]];
  return row !== undefined && (next === undefined || Math.abs(next.baseline - row.baseline) > leading * steps);
}
