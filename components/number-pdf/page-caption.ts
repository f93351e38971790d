import type { PageReport } from 'tenth-lining';
import { numberPdf } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';

// British English puts no comma before "and".
const list = new Intl.ListFormat('en-GB');
const maximumListed = 8;

type LineCounts = Pick<PageReport, 'lines' | 'uncounted'>;

/** "17 counted, 3 left out" */
export function countsText({ lines, uncounted }: LineCounts): string {
  const { counts, none } = numberPdf.sheets;
  return fillPlaceholders(counts, { lines: lines || none, leftOut: uncounted || none });
}

/** "Page 47: 31 counted, 2 left out; numbers at 10, 20 and 30." Many numbers are given by the first and the last. */
export function pageCaption({ index, numbers, ...counted }: LineCounts & Pick<PageReport, 'index' | 'numbers'>) {
  const { words, unnumbered } = numberPdf.sheets;
  const drawn = numbers.filter(({ kind }) => kind === 'line').map(({ text }) => text);
  const listed = drawn.length > maximumListed ? `${drawn[0]} to ${drawn.at(-1)}` : list.format(drawn);
  const values = { page: index + 1, counts: countsText(counted), numbers: listed };
  return fillPlaceholders(drawn.length === 0 ? unnumbered : words, values);
}
