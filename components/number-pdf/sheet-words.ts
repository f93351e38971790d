import type { PageReport } from 'tenth-lining';
import { numberPdf } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';

// British, without a comma before "and".
const list = new Intl.ListFormat('en-GB');

type Counted = Pick<PageReport, 'lines' | 'leftOut'>;

/** "17 counted, 3 left out" */
export function countWords({ lines, leftOut }: Counted): string {
  const { counts, none } = numberPdf.sheets;
  return fillPlaceholders(counts, { lines: lines || none, leftOut: leftOut || none });
}

/** "Page 47: 31 counted, 2 left out; numbers at 10, 20 and 30." */
export function sheetWords({ index, numbers, ...counted }: Counted & Pick<PageReport, 'index' | 'numbers'>): string {
  const { words, unnumbered } = numberPdf.sheets;
  const drawn = numbers.filter(({ kind }) => kind === 'line').map(({ text }) => text);
  const values = { page: index + 1, counts: countWords(counted), numbers: listOf(drawn) };
  return fillPlaceholders(drawn.length === 0 ? unnumbered : words, values);
}

/** With `every line` a page has dozens: its first and last say as much. */
const listOf = (numbers: readonly string[]): string =>
  numbers.length > 8 ? `${numbers[0]} to ${numbers.at(-1)}` : list.format(numbers);
