import { numberPdf } from '@/content/number-pdf';
import type { PageReport } from '@/tenth-lining/worker/messages';
import { fill } from './fill';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** "Page 47: 31 lines, numbers at 10, 20 and 30." */
export function sheetWords({ index, lines, numbers }: Pick<PageReport, 'index' | 'lines' | 'numbers'>): string {
  const { words, one, unnumbered, unnumberedOne } = numberPdf.sheets;
  const drawn = numbers.filter(({ kind }) => kind === 'line').map(({ text }) => text);
  const values = { page: index + 1, lines: lines || 'no', numbers: listOf(drawn) };
  if (drawn.length === 0) return fill(lines === 1 ? unnumberedOne : unnumbered, values);
  return fill(lines === 1 ? one : words, values);
}

/** With `every line` a page has dozens: its first and last say as much. British, without a comma before "and". */
function listOf(numbers: readonly string[]): string {
  if (numbers.length > 8) return `${numbers[0]} to ${numbers.at(-1)}`;
  return list.format(numbers).replace(', and ', ' and ');
}
