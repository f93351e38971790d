import type { RowOfWords } from './gather-rows';
import type { Box, PageText, Row } from './types';
import type { Word } from './words';

// Points: what is thinner is a line; what is shorter is a dash or a box to tick.
const THIN = 3;
const SHORTEST = 30;
// A thin line may lose its end in a picture.
const SLACK = 15;

/** A line drawn with signs, in a row by themselves: nobody reads it and nobody counts it. */
const signsOnly = /^(?:[_‗—―─━–=-]{5,}[)|:]?|[._…·]{6,})$/;

export const isDrawnWithSigns = ({ words }: RowOfWords): boolean =>
  signsOnly.test(words.map(({ text }) => text.replace(/\s/g, '')).join(''));

/** The cells of a page's tables. Lines as long as the page are its frame or its margin (pleading paper), and no table. */
export function cellsOf({ rules = [], width, height }: PageText) {
  const isPart = (box: Box) => box.height < height * 0.6;
  const lines = rules.filter((box) => box.width < THIN && box.height > 6);
  const upright = lines.filter(isPart);
  const boxes = rules.filter((box) => box.height > 8 && box.width > 20 && isPart(box) && box.width < width * 0.95);
  const holds = (word: Word): boolean => {
    const [x, y] = [(word.left + word.right) / 2, word.base - word.size * 0.3];
    const isBeside = ({ y: top, height: length }: Box) => y > top - 1 && y < top + length + 1;
    if (boxes.some((box) => isBeside(box) && word.left > box.x - 2 && word.right < box.x + box.width + 2)) return true;
    const beside = upright.filter(isBeside);
    return beside.some((line) => line.x < x) && beside.some((line) => line.x > x);
  };
  const sides = [...lines, ...boxes, ...boxes.map((box) => ({ ...box, x: box.x + box.width }))];
  const dividers = ({ words, base, size }: RowOfWords): number[] => {
    // Words that nearly touch are one run, across a line too.
    const [left, right] = [Math.min(...words.map((word) => word.left)), Math.max(...words.map((word) => word.right))];
    const y = base - size * 0.3;
    const level = sides.filter((side) => y > side.y && y < side.y + side.height).map(({ x }) => x);
    return level.filter((x) => x > left + size && x < right - size);
  };
  return { holds, dividers };
}

/** Marks rows that a line parts from the row above, and those below a footnotes' separator. `drawn`: lines of signs. */
export function markBelowRules(rows: Row[], page: PageText, drawn: readonly Row[]): void {
  const lines = (page.rules ?? []).filter(({ width, height }) => height < THIN && width > SHORTEST);
  const signs = drawn.map((row) => ({ x: row.left, y: row.baseline, width: row.right - row.left }));
  const all = [...lines, ...signs];
  // A head or a note in the margin may begin further out than the text; most of it further out than a fraction's bar.
  const isTextsEdge = (x: number) => rows.filter(({ left }) => left < x - SLACK).length <= rows.length * 0.25;
  const right = Math.max(...rows.map((row) => row.right));
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    // What lies closer under a row underlines it.
    const from = above ? above.bottom : row.top - 30;
    const parting = all.filter(
      ({ y, x, width }) => y > from && y < row.top + row.size * 0.2 && x < row.right && x + width > row.left,
    );
    row.isBelowRule = parting.length > 0;
    row.isBelowSeparator =
      parting.length === 1 && parting.some(({ x, width }) => isTextsEdge(x) && width < (right - x) * 0.5);
  }
}
