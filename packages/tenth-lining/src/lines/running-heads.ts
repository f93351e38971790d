import { hasEndNumber, isContact, isFilingLine, isPageNumber } from './edge-words';
import {
  type Comparison,
  compareRow,
  type Edge,
  isSameSize,
  type Place,
  placeOf,
  placesAround,
  playOf,
} from './pages-around';
import type { PageLines, Row, RowKind } from './types';

const DEEPEST = 7;

/** What each piece of evidence adds to the log odds that a row near an edge is a running head: fitted to the corpus and the tests. */
const weights = {
  /** Most rows are body. */
  prior: -4,
  /** How much more often it repeats on pages around than rows inside do: 0 to two and a half times as often, 1 at seven times. */
  repeats: 3.2,
  /** The same in the margin, where no body begins: heads. */
  repeatsInMargin: 1.6,
  /** Three pages or more around, and it repeats on none. */
  differs: -0.7,
  /** The share of pages around that have a row outside their text at its height: heads whose words change. */
  sameHeight: 3.2,
  /** A page's number by itself; a third of it where a narrow mark of a picture may be a word. */
  loneNumber: 3.8,
  filing: 8,
  /** Words that end in a page's number, or a title and a number at the row's two ends. */
  endsInNumber: 2.2,
  /** Rows that say how one reaches who writes: a letterhead, or counsel's address above a caption. */
  contact: 4.4,
  /** The share of pages around whose text begins at its height or further out. */
  amongText: -5.4,
  /** How far it is in the margin where no body begins, up to 1. */
  inMargin: 2.4,
  /** How far it is from the edge beyond a twelfth of the page; twice at the foot, where no letterhead is. */
  deep: -0.7,
  /** Smaller than the body, as heads are. */
  smaller: 1.9,
  /** Smaller, and at the page's foot: no heading stands there. */
  smallAtFoot: 1.8,
  /** It may be a footnote, which is told apart. */
  note: -3,
  /** Beyond the line numbers of pleading paper, which tell where the body ends. */
  beyondRail: 6,
  /** The gap at the cut against one between paragraphs (log of the ratio). */
  gap: 2.5,
};

type Pages = readonly (PageLines | undefined)[];

type Evidence = Record<Exclude<keyof typeof weights, 'gap'>, number>;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

/** At which depths rows of the inside are asked how often they repeat and count on. */
const INSIDE = [8, 10];

/** What is added to a share before its log is taken: one page more or less tells little. */
const CHANCE = 0.1;

/** Words may be alike on a page or two by chance; heads are on most. */
const [CHANCE_LIFT, SURE_LIFT] = [0.9, 2];

/** Another page, and what its rows are to each of this page's rows that is compared. */
type Neighbour = { other: Place; isLike: boolean; comparisons: Comparison[] };

/** How much more often each row at the edge repeats than rows inside (0 to 1 and more); undefined where it repeats on none. */
function repetitions({ page }: Place, depths: number[], others: Neighbour[]): (number | undefined)[] {
  const stepsTo = ({ other }: Neighbour) => Math.abs(other.page.index - page.index);
  const circles = [
    others.filter((other) => stepsTo(other) <= 3),
    others,
    others.filter((other) => stepsTo(other) % 2 === 0),
  ].map((circle) =>
    depths.map((_, at) => circle.filter(({ comparisons }) => comparisons[at]?.isRepeated).length / (circle.length + 1)),
  );
  const usual = circles.map((shares) => mean(shares.filter((_, at) => (depths[at] as number) >= DEEPEST)));
  return depths.flatMap((depth, at) => {
    if (depth >= DEEPEST) return [];
    if (circles.every((shares) => shares[at] === 0)) return [undefined];
    const lifts = circles.map((shares, circle) =>
      Math.log(((shares[at] as number) + CHANCE) / ((usual[circle] as number) + CHANCE)),
    );
    return [Math.max(0, (Math.max(...lifts) - CHANCE_LIFT) / (SURE_LIFT - CHANCE_LIFT))];
  });
}

/** The rows of a page that may be running heads or feet, and those of its inside, by how many rows from the edge they are. */
const depthsAt = ({ rows, page }: Place): number[] =>
  rows.flatMap(({ distance }, depth) =>
    depth < DEEPEST ? (distance < page.height * 0.25 ? [depth] : []) : INSIDE.includes(depth) ? [depth] : [],
  );

function numberLikeness({ text, left, right, size }: Row): number {
  if (text.trim() === '') return right - left < Math.max(40, size * 3) ? 0.35 : 0;
  return Number(isPageNumber(text));
}

/** "WO", "O": what a clerk marks at the top, wherever there is room, or a line. */
const isClerksMark = ({ text }: Row): boolean => !isPageNumber(text) && /^\p{Lu}{1,2}$/u.test(text);

const numberAtEnd = /(?:\bpage\s+\d+|\b\d+\s+of\s+\d+)\W*$/i;

/** Words that end in a page's number; or a number at one end of the row, the title apart from it. */
function endsInNumber(row: Row): boolean {
  if (numberAtEnd.test(row.text)) return true;
  if ((row.cells ?? 1) < 2) return false;
  if (row.text.trim() !== '') return hasEndNumber(row.text);
  const starts = row.starts ?? [];
  return (starts[1] ?? 0) > row.size * 2 || row.right - row.left - (starts.at(-1) ?? 0) < row.size * 1.5;
}

/** How much like a letterhead each of a page's first rows is, to a drawn line or a gap. Prose may name an address. */
function letterheadLikeness({ page, rows, parting, size }: Place): { rows: number; likeness: number } {
  const within = rows.flatMap(({ row, distance }) => (distance < page.height * 0.25 ? [row] : []));
  const ruled = within.findIndex((row, depth) => depth > 0 && row.isBelowRule && !row.isBelowSeparator);
  const apart =
    rows.findIndex(({ distance }, depth) => (rows[depth + 1]?.distance ?? Infinity) - distance > parting * 1.1) + 1;
  const block = within.slice(0, ruled > 0 ? ruled : apart);
  const isWide = block.some(({ left, right }) => right - left > page.width * 0.65);
  if (isContact(block)) return { rows: block.length, likeness: isWide ? 0.75 : 1 };
  const isPicture = block.length > 1 && block.every(({ text, cells }) => text.trim() === '' && cells === 1);
  const hasTwoSizes = block.some((row) => row.size > size * 1.25) && block.some((row) => row.size < size * 0.93);
  if (isPicture && ruled > 0) return { rows: block.length, likeness: 0.75 };
  return { rows: block.length, likeness: isPicture && hasTwoSizes ? 0.5 : 0 };
}

function evidenceAt(pages: Pages, at: number, edge: Edge, notes: ReadonlySet<Row>): { row: Evidence; gap: number }[] {
  const page = pages[at] as PageLines;
  const here = placeOf(page, edge);
  const depths = depthsAt(here);
  const others = placesAround(pages, at, edge).map((other): Neighbour => {
    const isLike = isSameSize(here, other);
    return { other, isLike, comparisons: depths.map((depth) => compareRow(here, depth, other, isLike)) };
  });
  const alike = others.filter(({ isLike }) => isLike);
  const repeated = repetitions(here, depths, others);
  const rail = page.rows.filter(({ kind }) => kind === 'margin-number').map(({ baseline }) => baseline);
  const [first, last] = [Math.min(...rail), Math.max(...rail)];
  const contacts = edge === 'top' ? letterheadLikeness(here) : { rows: 0, likeness: 0 };
  return here.rows.slice(0, repeated.length).map(({ row, distance }, depth) => {
    const share = distance / Math.max(page.width, page.height);
    const shareOf = (holds: (other: Place, comparison: Comparison) => boolean) =>
      alike.filter(({ other, comparisons }) => holds(other, comparisons[depth] as Comparison)).length /
      (alike.length + 1);
    const isPicture = row.text.trim() === '';
    const sizes = (row.size / here.size - 1) / (isPicture ? 0.25 : 0.12);
    const play = here.leading * (isPageNumber(row.text) ? 0.3 : 0.6);
    const isBeyond = row.baseline < first - play || row.baseline > last + play;
    const outside = shareOf((other) => other.textStart > distance + here.leading * 1.3);
    const next = here.rows[depth + 1]?.distance;
    const sameHeight = shareOf((other, { level }) => level.length > 0 && other.textStart > distance + playOf(here));
    return {
      row: {
        prior: 1,
        repeats: repeated[depth] ?? 0,
        repeatsInMargin: depth === 0 && share < 0.08 ? (repeated[depth] ?? 0) : 0,
        differs: Number(alike.length >= 3 && repeated[depth] === undefined),
        sameHeight,
        loneNumber: numberLikeness(row),
        filing: Number(isFilingLine(row.text)),
        endsInNumber: Number(depth === 0 && share < 0.12 && endsInNumber(row)),
        contact: depth < contacts.rows ? contacts.likeness : 0,
        amongText: shareOf((other, { isRepeated }) => other.textStart < distance + playOf(here) && !isRepeated),
        inMargin: clamp((0.08 - share) / 0.025, 0, 1),
        deep: clamp((share - 0.08) / 0.05, 0, 3) * (edge === 'top' ? 1 : 2) * (alike.length < 3 ? 1 : 1 - outside),
        smaller: clamp(-sizes, 0, 1),
        smallAtFoot: edge === 'bottom' && share < 0.09 && !isPicture && !notes.has(row) ? clamp(-sizes, 0, 1) : 0,
        note: Number(notes.has(row) && numberLikeness(row) === 0),
        beyondRail: Number(rail.length >= 8 && isBeyond),
      },
      gap: next === undefined ? 1 : clamp(Math.log((next - distance) / here.parting), -1, 1),
    };
  });
}

/** The log odds that so many rows are running heads, from none on, beside none being it. */
function sumsOf(evidence: { row: Evidence; gap: number }[]): number[] {
  let outside = 0;
  const sums = evidence.map(({ row, gap }) => {
    const found = Object.entries(row) as [keyof Evidence, number][];
    outside += found.reduce((sum, [name, value]) => sum + value * weights[name], 0);
    return outside + gap * weights.gap;
  });
  return [0, ...sums];
}

/** The rows of one edge that are running heads or feet, and whether another cut is not nearly as likely. */
export function runningHeadsAt(pages: Pages, at: number, edge: Edge, notes: ReadonlySet<Row>) {
  const evidence = evidenceAt(pages, at, edge, notes);
  const sums = sumsOf(evidence);
  const best = Math.max(...sums);
  const likelihood = 1 / sums.reduce((all, sum) => all + Math.exp(sum - best), 0);
  const here = placeOf(pages[at] as PageLines, edge);
  const rows = here.rows.slice(0, sums.indexOf(best)).map(({ row }) => row);
  const kinds = rows.map((row): [Row, RowKind] => [row, numberLikeness(row) > 0 ? 'page-number' : 'running-head']);
  // Counsel's address above a caption reads as a letterhead does.
  const isAddress = evidence.some(({ row }, depth) => depth < rows.length && row.contact && !row.repeats);
  const isMarked = edge === 'top' && here.rows.slice(0, 2).some(({ row }) => isClerksMark(row));
  return { kinds, isSure: likelihood > 0.8 && !isAddress && !isMarked };
}
