import { readPageRanges, writePageRanges } from './page-ranges';

test.each([
  ['1', [0]],
  ['1, 4-6', [0, 3, 4, 5]],
  [' 6–4;1 2', [0, 1]],
  ['9-12', [8, 9]],
  ['0, 11', []],
  ['', []],
])('reads pages as people write them: %j', (text, pages) => expect(readPageRanges(text, 10)).toEqual(pages));

test.each(['cover', '1-', '1..4', '-3'])('says that it cannot read %j', (text) => {
  expect(readPageRanges(text, 10)).toBeUndefined();
});

test('writes page ranges in the form that it reads', () => {
  expect(writePageRanges([5, 0, 3, 4])).toBe('1, 4-6');
  expect(writePageRanges([])).toBe('');
});
