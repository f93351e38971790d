import { pageOf, piece, textRows } from '../../testing/sample-page';
import { countRows, headOf, numberRows } from './number-rows';
import { rowsFromText } from './rows-from-text';
import type { NumberingSettings, Row } from './types';

const settings: NumberingSettings = { every: 10, restart: true, countFootnotes: false, skipped: [] };
const pages = [0, 1, 2].map((index) => rowsFromText(pageOf(textRows(25), index)));
const places = (marks: ReturnType<typeof numberRows>) =>
  marks.flatMap((ofPage, page) => ofPage.map(({ number }) => `${page}:${number}`));

test('every tenth row of each page is numbered at its baseline', () => {
  expect(places(numberRows(pages, settings))).toEqual(['0:10', '0:20', '1:10', '1:20', '2:10', '2:20']);
  expect(numberRows(pages, settings)[0]?.[0]?.baseline).toBe(100 + 9 * 17);
});

test("the reader's region and clicked rows take precedence", () => {
  const corrections = { regionForAll: { top: 100 + 3 * 17, bottom: 800 }, toggled: { '1:0': true, '1:24': false } };
  const [first, second] = pages;
  expect(first && countRows(first, settings, corrections)).toBe(21);
  expect(second && countRows(second, settings, corrections)).toBe(21);
  expect(numberRows(pages, settings, corrections)[0]?.[0]?.baseline).toBe(100 + 13 * 17);
});

test('a line that the reader adds is counted at its place', () => {
  const [, marks] = numberRows(pages, settings, { added: { 1: [176.5] } });
  expect(marks?.map(({ baseline }) => baseline)).toEqual([100 + 8 * 17, 100 + 18 * 17]);
  const [, all] = numberRows(pages, { ...settings, every: 1 }, { added: { 1: [176.5] } });
  expect(all?.[5]).toEqual({ baseline: 176.5, number: 6 });
});

test('a row marked as running head is not counted on any page, nor are rows above it', () => {
  const headed = [0, 1, 2].map((index) => {
    const heads = [piece('Sample Ltd', 72, 60), piece('Bundle of documents', 72, 76 + index * 2)];
    return rowsFromText(pageOf([...(index === 2 ? [] : heads), ...textRows(25)], index));
  });
  const [first] = headed;
  const corrections = { heads: [headOf({ height: 842 }, first?.rows[1] as Row)] };
  expect(headed.map((page) => countRows(page, settings, corrections))).toEqual([25, 25, 25]);
  expect(countRows(headed[0] as never, settings, { ...corrections, toggled: { '0:1': true } })).toBe(26);
});
