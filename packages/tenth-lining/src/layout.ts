import { isClear } from './lines/margin-ink';
import { percentile } from './lines/percentile';
import type { Mark, PageLines } from './lines/types';
import { numerals } from './numerals';

/** A number as it stands on the page as displayed: its left end and its baseline, in the page's units, y downwards. */
export type PlacedNumber = {
  text: string;
  x: number;
  baseline: number;
  size: number;
  kind: 'line' | 'page';
  /** ink stands there and nowhere near is clear paper: it is drawn on white */
  hasGround?: true;
};

/** What is drawn on one page. `scale` under 1 draws the page's own content that much smaller, from the bottom left corner. */
export type PagePlan = { index: number; scale: number; numbers: PlacedNumber[]; isTight: boolean };

export type PlanOptions = { marks: readonly Mark[]; pageNumber?: number; makesRoom: boolean };

// Shares of the page's short side: on A4 a line's number ends 30 points from the edge, or 14 at the least, which printers
// need; its type is 7 to 11 points; a page's number stands 36 points from the top.
const usualInset = 0.05;
const leastInset = 0.024;
const smallestType = 0.0118;
const largestType = 0.0185;
const pageNumberDrop = 0.06;
// How much smaller content is drawn to make room: 42 points on the right of A4, 59 at its top.
const roomScale = 0.93;
const typeShare = 0.85;

// 5 mm, which printers leave blank, on paper narrower than A4 too; what is smaller than a playing card has less.
const leastPoints = 14.2;
// How far a number may be moved to find clear paper, in points a step.
const step = 2;

type Paper = ReturnType<typeof paperOf>;

/** `unit`: the page's short side; `least`, `usual`: how far from the edge a number ends at the least, and usually. */
function paperOf({ width, height, ink }: PageLines, scale: number) {
  const unit = Math.min(width, height);
  const least = Math.max(leastInset * unit, Math.min(leastPoints, unit * 0.1));
  const isFree = (text: string, right: number, baseline: number, size: number) => {
    const wide = textWidth(text, size);
    // What is drawn smaller has moved towards the bottom left.
    const top = height - (height - (baseline - size * 0.75)) / scale;
    const box = { x: (right - wide - 1) / scale, y: top, width: (wide + 2) / scale, height: (size * 0.8) / scale };
    return !ink || isClear(ink, box);
  };
  return { width, height, unit, least, usual: Math.max(least, usualInset * unit), isFree };
}

/**
 * Where a page's numbers stand: in the right margin, level with their lines, their right ends below each other; the page's
 * own at the top right. Where ink stands there they move sideways to clear paper, together or else one by one; where there is
 * none, they get a white ground. `isTight` says that a line's number would touch the text.
 */
export function planPage(page: PageLines, { marks, pageNumber, makesRoom }: PlanOptions): PagePlan {
  const scale = makesRoom ? roomScale : 1;
  const paper = paperOf(page, scale);
  const { numbers, isTight } = lineNumbers(page, marks, paper, scale);
  if (pageNumber !== undefined) numbers.push(pageNumberAt(String(pageNumber), paper));
  return { index: page.index, scale, numbers, isTight };
}

function lineNumbers(page: PageLines, marks: readonly Mark[], paper: Paper, scale: number) {
  const { width, height, unit, least } = paper;
  const usual = between(smallestType * unit, typeShare * medianSize(page) * scale, largestType * unit);
  const print = page.rows.filter(isPrint);
  const textEnd = scale * Math.max(0, ...print.map((row) => row.right));
  const placed = marks.map(({ number, baseline }) => ({
    text: String(number),
    baseline: height - scale * (height - baseline),
  }));
  const widestAt = (size: number) => Math.max(0, ...placed.map(({ text }) => textWidth(text, size)));
  const roomAt = (size: number) => width - textEnd - widestAt(size) - size / 2;
  const rightsAt = (size: number) => {
    const right = width - between(least, roomAt(size), paper.usual);
    return [...places(right, textEnd + widestAt(size) + size / 2), ...places(width - least, right)];
  };
  const isFreeAt = (right: number, size: number) => (mark: (typeof placed)[number]) =>
    paper.isFree(mark.text, right, mark.baseline, size);
  // Smaller type where only that finds a clear place for all.
  const clear = [usual, Math.max(usual * 0.85, smallestType * unit)].flatMap((size) => {
    const right = rightsAt(size).find((place) => placed.every(isFreeAt(place, size)));
    return right === undefined ? [] : [{ right, size }];
  })[0];
  const size = clear?.size ?? usual;
  const rights = rightsAt(size);
  const shared = clear?.right ?? (rights[0] as number);
  const numbers = placed.map((mark): PlacedNumber => {
    const own = clear ? shared : [shared, ...rights].find((right) => isFreeAt(right, size)(mark));
    const x = (own ?? shared) - textWidth(mark.text, size);
    // White would hide what it touches: never the text itself.
    const isOnText = (row: PageLines['rows'][number]) =>
      row.right * scale > x && Math.abs(height - (height - row.baseline) * scale - mark.baseline) < size;
    return { ...mark, x, size, kind: 'line', ...(own === undefined && !print.some(isOnText) && { hasGround: true }) };
  });
  return { numbers, isTight: marks.length > 0 && roomAt(size) < least };
}

function pageNumberAt(text: string, { width, unit, least, usual, isFree }: Paper): PlacedNumber {
  const size = largestType * unit;
  const corner = width - usual;
  const rights = [...places(corner, width * 0.85), ...places(width - least, corner)];
  const corners = [pageNumberDrop, pageNumberDrop * 0.75, pageNumberDrop * 1.3].flatMap((drop) =>
    rights.map((right) => ({ right, baseline: drop * unit })),
  );
  const free = corners.find(({ right, baseline }) => isFree(text, right, baseline, size));
  const { right, baseline } = free ?? { right: corner, baseline: pageNumberDrop * unit };
  const x = right - textWidth(text, size);
  return { text, x, baseline, size, kind: 'page', ...(!free && { hasGround: true }) };
}

/** Right ends from one place to the left, as far as another; the first at any rate. */
const places = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(1, Math.floor((from - to) / step) + 1) }, (_, at) => from - at * step);

export const textWidth = (text: string, size: number): number => (text.length * numerals.width * size) / 1000;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** What stands in the margin already does not say where the text ends. */
const isPrint = ({ kind }: PageLines['rows'][number]): boolean =>
  kind !== 'margin-number' && kind !== 'stamp' && kind !== 'margin-note' && kind !== 'rule';

const medianSize = ({ rows }: PageLines): number => percentile(rows.filter((row) => row.counts).map((row) => row.size));
