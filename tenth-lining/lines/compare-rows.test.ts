import { comparedWithPicture, isReadFromPicture } from './needs-picture';
import { rowsFromText } from './rows-from-text';
import { pageOf, textRows } from './sample-page';

// R11.4: an OCR layer beside its picture.

const seen = rowsFromText(pageOf(textRows(20)));
const read = (rows: number[]) => rowsFromText(pageOf(textRows(20).filter((_, row) => rows.includes(row))));
const all = Array.from({ length: 20 }, (_, row) => row);

test('an OCR layer with the rows that the picture shows is not doubted', () => {
  expect(comparedWithPicture(read(all), seen).doubts).toEqual([]);
});

test.each([
  ['one row was passed over', read(all.filter((row) => row !== 7)), seen],
  ['one row was read where there is none', seen, read(all.slice(1))],
])('it is doubted where %s', (_, text, picture) => {
  expect(comparedWithPicture(text, picture).doubts).toEqual(['uneven-rows']);
});

test('only text that OCR wrote over a picture is compared', () => {
  const images = [{ x: 0, y: 0, width: 595, height: 842 }];
  const unseen = textRows(20).map((piece) => ({ ...piece, isInvisible: true }));
  expect(isReadFromPicture({ ...pageOf(unseen), images })).toBe(true);
  expect(isReadFromPicture({ ...pageOf(textRows(20)), images })).toBe(false);
  expect(isReadFromPicture(pageOf(unseen))).toBe(false);
});
