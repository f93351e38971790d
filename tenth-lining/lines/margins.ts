import { type RowOfWords, rowOf } from './gather-rows';
import { percentile } from './percentile';
import type { Word } from './words';

/** What stands beside the body: line numbers already there, and notes in the margin. Neither is counted. */
export type Margins = { body: RowOfWords[]; numbers: Word[]; notes: Word[] };

const LONE_NUMBER = /^\d{1,3}$/;

/** Runs parted only by ordinary spaces, up to `gap` of their size, as one stretch: what the eye takes for one line of one block. */
export function stretches(row: RowOfWords, gap = 1.5): Word[] {
  const found: Word[] = [];
  for (const word of row.words) {
    const last = found.at(-1);
    if (last && word.left - last.right < Math.max(last.size, word.size) * gap) {
      last.right = Math.max(last.right, word.right);
      last.signs += word.signs;
      last.text += ` ${word.text}`;
    } else found.push({ ...word });
  }
  return found;
}

/** Where long stretches begin and end, but for a few that stand out of line. */
export function edgesOf(long: readonly Word[]): { left: number; right: number } {
  const [lefts, rights] = [long.map(({ left }) => left), long.map(({ right }) => right)];
  return { left: percentile(lefts, 0.15) - 2, right: percentile(rights, 0.9) + 2 };
}

/** Whether numbers, from the top, go up by one step (a few may be missing or misread): line numbers, not figures of a table. */
function isCount(numbers: Word[]): boolean {
  const values = numbers.map(({ text }) => Number(text));
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  const step = percentile([...steps]);
  const isUsual = step === 1 || step === 2 || step === 5 || step === 10;
  return isUsual && steps.filter((each) => each === step).length >= steps.length * 0.75;
}

/** Of words that may be line numbers, those that stand under one another and count. */
function countsIn(words: Word[]): Word[] {
  for (const edge of ['right', 'left'] as const) {
    const middle = percentile(words.map((word) => word[edge]));
    const column = words
      .filter((word) => Math.abs(word[edge] - middle) < word.size * 0.6)
      .sort((a, b) => a.base - b.base);
    if (column.length >= 3 && isCount(column)) return column;
  }
  return [];
}

/** Marks that hang left of the footnotes they begin: small, and all near the page's foot. */
function areFootnoteMarks(numbers: Word[], groups: RowOfWords[], size: number): boolean {
  const [first, last] = [groups[0]?.base ?? 0, groups.at(-1)?.base ?? 0];
  return numbers.every((word) => word.size < size * 0.75 && word.base > first + (last - first) * 0.4);
}

/**
 * Parts the margins' line numbers and notes from the body. The body's edges are those of its long rows, so a page with
 * fewer than four of them is left whole but for its line numbers; what stands in a table's cell is none of either. Notes are smaller than the body; at the body's size they might be cells.
 */
export function partMargins(groups: RowOfWords[], isInCell: (word: Word) => boolean): Margins {
  const rail = railOf(groups);
  const free = partFrom(groups, rail, []).body;
  const long = free.flatMap((row) => stretches(row).filter(({ signs }) => signs >= 20));
  if (long.length < 4) return { body: free, numbers: rail, notes: [] };
  const edges = edgesOf(long);
  const size = percentile(long.map((stretch) => stretch.size));
  const sides: Record<'left' | 'right', Word[]> = { left: [], right: [] };
  for (const { words } of free) {
    for (const word of words) {
      if (isInCell(word)) continue;
      if (word.right < edges.left) sides.left.push(word);
      else if (word.left > edges.right) sides.right.push(word);
    }
  }
  const lefts = countsIn(sides.left.filter(isLone));
  const marks = areFootnoteMarks(lefts, free, size) ? lefts : [];
  const numbers = [...(marks.length > 0 ? [] : lefts), ...countsIn(sides.right.filter(isLone))];
  const notes = Object.values(sides).flatMap((side) => {
    const small = side.filter((word) => word.size < size * 0.93 && ![...numbers, ...marks].includes(word));
    return small.some(({ text }) => /\p{L}{3}/u.test(text)) ? small : [];
  });
  return partFrom(free, numbers, notes, rail);
}

function partFrom(groups: RowOfWords[], numbers: Word[], notes: Word[], rail: Word[] = []): Margins {
  const aside = new Set([...numbers, ...notes]);
  if (aside.size === 0) return { body: groups, numbers: rail, notes };
  const body = groups.flatMap((row) => {
    const [first, ...others] = row.words.filter((word) => !aside.has(word));
    return first ? [{ ...row, ...rowOf(first, ...others) }] : [];
  });
  return { body, numbers: [...rail, ...numbers], notes };
}

/** Numbered lines whatever else the page has: a long count with nothing beyond it and nothing in its way. */
function railOf(groups: RowOfWords[]): Word[] {
  const words = groups.flatMap((row) => row.words);
  const column = countsIn(words.filter(isLone));
  if (column.length < 8) return [];
  const [left, right] = [Math.min(...column.map((word) => word.left)), Math.max(...column.map((word) => word.right))];
  const across = words.filter((word) => !column.includes(word) && word.left < right && word.right > left).length;
  const outside = words.filter((word) => word.right < left).length;
  const inside = words.filter((word) => word.left > right).length;
  return across <= 2 && (outside === 0 || inside === 0) ? column : [];
}

const isLone = ({ text }: Word): boolean => LONE_NUMBER.test(text);
