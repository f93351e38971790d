import { shelfPath, shelfSize, shelves } from './shelves';

const items = (count: number) => Array.from({ length: count }, (_, index) => index);

test.each([
  [0, [0]],
  [1, [1]],
  [shelfSize, [shelfSize]],
  [shelfSize + 1, [shelfSize, 1]],
  [3 * shelfSize, [shelfSize, shelfSize, shelfSize]],
])('%i publications stand on pages of %j', (count, sizes) => {
  const pages = shelves(items(count));
  expect(pages.map(({ length }) => length)).toEqual(sizes);
  expect(pages.flat()).toEqual(items(count));
});

test('the first page of a list is the publications page, at the list’s tab', () => {
  expect(shelfPath('kenya', 1)).toBe('/web/publications#kenya');
  expect(shelfPath('kenya', 2)).toBe('/web/publications/archive/kenya-2');
});
