import { foundOn, pageOf, textRows } from '../../testing/sample-page';
import { blankPicture, type Canvas, printRows } from '../../testing/sample-picture';
import { gapsInParagraphs, placesOfPictures, withPicturedRows, withRowsInGap } from './pictured-rows';
import { rowsFromText } from './rows-from-text';
import type { Box, PagePicture } from './types';

const place = { x: 72, y: 200, width: 450, height: 180 };
const atTop = { ...place, y: 20, height: 120 };

/** A picture of the box's size, filled by `draw`. */
function pictured({ width, height }: Box, draw: (canvas: Canvas) => void): PagePicture {
  const canvas = blankPicture();
  draw(canvas);
  const { scale, grey, width: across } = canvas.picture;
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const cut = Uint8Array.from(
    { length: wide * high },
    (_, at) => grey[Math.floor(at / wide) * across + (at % wide)] ?? 0,
  );
  return { ...canvas.picture, width: wide, height: high, grey: cut };
}

const low = { ...place, height: 60 };
const extract = (count = 8, where: Box = place) =>
  pictured(where, (canvas) => printRows(canvas, { count, top: 30, step: 18, left: 10, right: 440 }));
const inDark = (picture: PagePicture) => ({ ...picture, grey: picture.grey.map((shade) => 255 - shade) });
/** Gives a picture a background of many greys, like a photograph. */
const inShades = (picture: PagePicture) => ({
  ...picture,
  grey: picture.grey.map((shade, at) => (shade < 128 ? shade : 163 + (90 * (at % picture.width)) / picture.width)),
});
const logo = pictured(atTop, (canvas) => {
  printRows(canvas, { count: 1, top: 50, left: 120, right: 330, size: 26 });
  printRows(canvas, { count: 1, top: 80, left: 60, right: 390, size: 9 });
});
const typed = pageOf([...textRows(5), ...textRows(10, { top: 400 })]);

test.each<[string, PagePicture, Box, number, string[]]>([
  ['an extract', extract(), place, 8, ['picture']],
  ['two lines of it', extract(2, low), low, 2, ['picture']],
  ['light letters on a dark ground', inDark(extract()), place, 8, ['picture']],
  ['a photograph', inShades(extract()), place, 0, []],
  ['a letterhead', logo, atTop, 0, []],
])('rows that a picture adds to a typed page: %s (R11.3, R11.4)', (_, picture, where, rows, doubts) => {
  const lines = withPicturedRows(rowsFromText(typed), typed, where, picture);
  expect(foundOn([lines])).toEqual({ rows: [15 + rows], doubts });
});

test('rows of a picture have their printed baselines; rows that the text has already are not added', () => {
  const { rows } = withPicturedRows(rowsFromText(typed), typed, place, extract());
  expect(rows[5]?.baseline).toBeCloseTo(230, -0.5);
  const read = pageOf([...textRows(5), ...textRows(8, { top: 230, step: 18 })]);
  expect(withPicturedRows(rowsFromText(read), read, place, extract()).doubts).toEqual([]);
});

test('only pictures wide enough for print are read; strips of one picture are merged', () => {
  const strips = [0, 1, 2].map((at) => ({ ...place, y: 200 + at * 60, height: 60 }));
  const stamp = { x: 300, y: 600, width: 150, height: 90 };
  expect(placesOfPictures({ ...pageOf([]), images: [...strips, stamp] })).toEqual([place]);
});

test('a gap in a paragraph is searched for print; a row found there counts and puts the page in doubt', () => {
  const rows = textRows(20);
  const lines = rowsFromText(pageOf(rows.filter((_, at) => at !== 7)));
  const [gap, ...others] = gapsInParagraphs(lines);
  if (!gap) throw new Error('no gap');
  expect([others, gapsInParagraphs(rowsFromText(pageOf(rows)))]).toEqual([[], []]);
  const print = pictured(gap, (canvas) => printRows(canvas, { count: 1, top: 219 - gap.y, left: 10, right: 380 }));
  const found = withRowsInGap(lines, gap, print);
  expect(found.rows).toHaveLength(20);
  expect(found.rows[7]?.baseline).toBeCloseTo(219, -0.5);
  expect(found.doubts).toEqual(['uneven-rows']);
  const lineAlone = pictured(gap, ({ put }) => Array.from({ length: 800 }, (_, at) => put(at / 2, 10)));
  expect(withRowsInGap(lines, gap, lineAlone)).toBe(lines);
});
