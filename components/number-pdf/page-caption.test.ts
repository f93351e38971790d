import { mostCopied } from 'tenth-lining';
import { numberPdf } from '@/content/number-pdf';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { pageCaption } from './page-caption';

test('consecutive numbers are shown as a range', () => {
  const numbers = Array.from({ length: 12 }, (_, line) => {
    return { text: `${line + 1}`, x: 0, baseline: 0, size: 9, kind: 'line' as const };
  });
  expect(pageCaption({ index: 46, lines: 12, uncounted: 0, numbers })).toMatch(/\b47\b.*\b12\b.*\b1\b.*\b12\b/);
});

test('the message about a faulty file has its name and, if needed, the largest size that can be copied (R11.6)', () => {
  for (const sentence of Object.values(numberPdf.problems))
    expect(fillPlaceholders(sentence, { name: 'a.pdf' })).toContain('a.pdf');
  expect(numberPdf.problems['copy-too-large']).toContain(`${mostCopied() / 2 ** 20} MB`);
  expect([16, undefined, 1].map(mostCopied)).toEqual([512, 512, 128].map((megabytes) => megabytes * 2 ** 20));
});
