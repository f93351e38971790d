import { pageOf, piece, textRows } from '../../testing/sample-page';
import { comparedWithPicture, sourceOf, typedOrScanned } from './needs-picture';
import { rowsFromText } from './rows-from-text';

const scan = [{ x: 0, y: 0, width: 595, height: 842 }];
const strips = Array.from({ length: 10 }, (_, at) => ({ x: 0, y: at * 84, width: 595, height: 85 }));
const photograph = [{ x: 72, y: 300, width: 450, height: 300 }];
const letter = [{ x: 20, y: 60, width: 555, height: 700 }];
const unseen = textRows(30).map((row) => ({ ...row, isInvisible: true }));
const header = [piece("Filed 12 March, document 5, page 3 of 40, in the registry's electronic system", 72, 30, 9)];

test.each([
  ['no text', pageOf([]), 'picture'],
  ['a scan with a printed header', { ...pageOf(header), images: scan }, 'picture'],
  ['a scan in strips with a printed header', { ...pageOf(header), images: strips }, 'picture'],
  ['a scan with its OCR layer', { ...pageOf(unseen), images: scan }, 'both'],
  ['invisible text without a picture', pageOf(unseen), 'text'],
  ['a scan with a certificate printed on it', { ...pageOf(textRows(9)), images: scan }, 'picture'],
  ['a typed page with a photograph', { ...pageOf(textRows(8)), images: photograph }, 'text'],
  ['a letter pasted below a typed heading', { ...pageOf(header), images: letter }, 'text'],
  ['a typed page', pageOf(textRows(1)), 'text'],
])('R11.4: where the rows of a page are read: %s', (_, page, expected) => {
  expect(sourceOf(page)).toBe(expected);
});

const rowsOf = (...parts: Parameters<typeof textRows>[]) =>
  rowsFromText(pageOf(parts.flatMap((part) => textRows(...part))));
const letterhead = rowsOf([4, { top: 30, step: 14 }], [2, { top: 800, step: 14 }]);

test.each([
  ['a letter typed under a drawn letterhead', rowsOf([12]), letterhead, 'typed', []],
  ['a scan with a filing line', rowsOf([1, { top: 20 }]), rowsOf([30]), 'scanned', []],
  ['a scan across which a certificate is printed', rowsOf([9, { top: 408 }]), rowsOf([30]), 'scanned', []],
  ['typed rows between scanned ones', rowsOf([9, { top: 610 }]), rowsOf([20]), 'scanned', ['uneven-rows']],
])('the rows of the text or those of the picture count: %s', (_, typed, scanned, which, doubts) => {
  const answer = typedOrScanned(typed, scanned);
  expect(answer.rows).toBe((which === 'typed' ? typed : scanned).rows);
  expect(answer.doubts).toEqual(doubts);
});

const seen = rowsOf([20]);
const read = (isRead: (row: number) => boolean) => rowsFromText(pageOf(textRows(20).filter((_, row) => isRead(row))));

test.each([
  ['with the rows of the picture is not', seen, seen, []],
  ['without one of the rows is', read((row) => row !== 7), seen, ['uneven-rows']],
  ['with a row too many is', seen, read((row) => row > 0), ['uneven-rows']],
])('an OCR layer %s doubted', (_, text, picture, doubts) => {
  expect(comparedWithPicture(text, picture).doubts).toEqual(doubts);
});
