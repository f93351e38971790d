import type { RowOfWords } from './gather-rows';
import type { Word } from './words';

const numeral = /^[-–−+]?(?:[$€£]\s?)?\d[\d.,\s]*?(?:\s?[%‰])?$/;

const numberOf = ({ text }: Word): number => Number(text.replace(/[–−]/, '-').replace(/[^\d.-]/g, ''));

function isEven(numbers: readonly number[], play: number): boolean {
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] as number));
  const step = ((numbers.at(-1) as number) - (numbers[0] as number)) / steps.length;
  return step !== 0 && steps.every((each) => Math.abs(each - step) <= Math.abs(step) * play);
}

function isScale(numerals: readonly Word[], placeOf: (word: Word) => number): boolean {
  const values = numerals.map(numberOf);
  return isEven(values, 0.01) && isEven(numerals.map(placeOf), 0.1);
}

function scaleIn(column: readonly Word[]): Word[] {
  for (let length = column.length; length >= 4; length -= 1)
    for (let from = 0; from + length <= column.length; from += 1) {
      const part = column.slice(from, from + length);
      if (isScale(part, ({ base }) => base)) return part;
    }
  return [];
}

/** The numerals of a drawn chart's axes, which nobody reads as lines. A picture's words are not known, and may be any. */
export function axisNumerals(rows: readonly RowOfWords[]): Word[] {
  const known = rows.map(({ words }) => words.filter(({ text }) => numeral.test(text)));
  const level = known.flatMap((words, at) => {
    const isWhole =
      words.length >= 4 && words.length === rows[at]?.words.length && words.some((word) => numberOf(word) === 0);
    return isWhole && isScale(words, ({ left, right }) => left + right) ? words : [];
  });
  const ends = known.flat().sort((a, b) => a.base - b.base);
  const lone = new Set(rows.flatMap(({ words }) => (words.length === 1 ? words : [])));
  const upright = (['left', 'right'] as const).flatMap((edge) => {
    const left = new Set(ends);
    return ends.flatMap((first) => {
      const column = [...left].filter((word) => Math.abs(word[edge] - first[edge]) < first.size * 0.4);
      for (const word of column) left.delete(word);
      const isLone = (word: Word) => lone.has(word);
      // No axis has more numerals than these.
      const scale = column.filter(isLone).length < 3 ? [] : scaleIn(column.slice(0, 40));
      return scale.filter(isLone).length > scale.length / 2 ? scale : [];
    });
  });
  return [...new Set([...level, ...upright])];
}
