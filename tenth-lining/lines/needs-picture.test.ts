import { needsPicture, typedOrScanned } from './needs-picture';
import { rowsFromText } from './rows-from-text';
import { pageOf, piece, textRows } from './sample-page';

const scan = [{ x: 0, y: 0, width: 595, height: 842 }];
const strips = Array.from({ length: 10 }, (_, at) => ({ x: 0, y: at * 84, width: 595, height: 85 }));
const header = [piece("Filed 12 March, document 5, page 3 of 40, in the registry's electronic system", 72, 30, 9)];

test.each([
  ['no text', pageOf([]), true],
  ['a scan with a printed header', { ...pageOf(header), images: scan }, true],
  ['a scan in strips with a printed header', { ...pageOf(header), images: strips }, true],
  [
    'a scan with its OCR layer',
    { ...pageOf(textRows(30).map((row) => ({ ...row, isInvisible: true }))), images: scan },
    false,
  ],
  ['a scan with a certificate printed on it', { ...pageOf(textRows(9)), images: scan }, true],
  [
    'a typed page with a photograph',
    { ...pageOf(textRows(8)), images: [{ x: 72, y: 300, width: 450, height: 300 }] },
    false,
  ],
  ['a typed page', pageOf(textRows(1)), false],
])('%s: %#', (_, page, expected) => {
  expect(needsPicture(page)).toBe(expected);
});

const rowsOf = (...parts: Parameters<typeof textRows>[]) =>
  rowsFromText(pageOf(parts.flatMap((part) => textRows(...part))));
const letterhead = rowsOf([4, { top: 30, step: 14 }], [2, { top: 800, step: 14 }]);

test.each([
  ['a letter typed under a drawn letterhead', rowsOf([12]), letterhead, 'typed', []],
  ['a scan with a filing line', rowsOf([1, { top: 20 }]), rowsOf([30]), 'scanned', []],
  ['a scan across which a certificate is printed', rowsOf([9, { top: 408 }]), rowsOf([30]), 'scanned', []],
  ['typed rows between scanned ones', rowsOf([9, { top: 610 }]), rowsOf([20]), 'scanned', ['uneven-rows']],
])('%s: the rows that a person counts are those %#', (_, typed, scanned, which, doubts) => {
  const answer = typedOrScanned(typed, scanned);
  expect(answer.rows).toBe((which === 'typed' ? typed : scanned).rows);
  expect(answer.doubts).toEqual(doubts);
});
