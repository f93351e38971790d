import { type RowOfWords, rowOf } from './gather-rows';
import { percentile } from './percentile';
import type { Word } from './words';

/** What stands beside the body: line numbers already there, and notes in the margin. Neither is counted. */
type Margins = { body: RowOfWords[]; numbers: Word[]; notes: Word[] };

const loneNumber = /^\d{1,3}$/;

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

/** Parts line numbers and notes in the margins from the body. Notes are smaller than it; at its size they might be cells. */
export function partMargins(groups: RowOfWords[], isInCell: (word: Word) => boolean): Margins {
  const numbers = lineNumbersIn(groups);
  const free = without(groups, numbers);
  const long = free.flatMap((row) => stretches(row).filter(({ signs }) => signs >= 20));
  if (long.length < 4) return { body: free, numbers, notes: [] };
  const edges = edgesOf(long);
  const size = percentile(long.map((stretch) => stretch.size));
  const small = free.flatMap(({ words }) => words).filter((word) => word.size < size * 0.93 && !isInCell(word));
  const sides = [small.filter(({ right }) => right < edges.left), small.filter(({ left }) => left > edges.right)];
  const notes = sides.filter((side) => side.some(({ text }) => /\p{L}{3}/u.test(text))).flat();
  return { body: without(free, notes), numbers, notes };
}

export function without(groups: RowOfWords[], removed: Word[]): RowOfWords[] {
  if (removed.length === 0) return groups;
  const words = new Set(removed);
  return groups.flatMap((row) => {
    const [first, ...others] = row.words.filter((word) => !words.has(word));
    return first ? [{ ...row, ...rowOf(first, ...others) }] : [];
  });
}

/** Numbered lines: numbers that end under one another and count, with little in their way. */
function lineNumbersIn(groups: RowOfWords[]): Word[] {
  const words = groups.flatMap((row) => row.words);
  const lone = words.filter(({ text }) => loneNumber.test(text));
  const end = percentile(lone.map((word) => word.right));
  const column = lone.filter((word) => Math.abs(word.right - end) < word.size * 0.6).sort((a, b) => a.base - b.base);
  if (column.length < 5 || !isCount(column)) return [];
  const [left, right] = [Math.min(...column.map((word) => word.left)), Math.max(...column.map((word) => word.right))];
  const across = words.filter((word) => !column.includes(word) && word.left < right && word.right > left).length;
  return across <= 2 ? column : [];
}
