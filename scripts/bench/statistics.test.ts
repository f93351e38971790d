import { inTurn, median } from './statistics';

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[10, 2, 4, 100], 7],
])('the median of %j is %d', (figures, middle) => {
  expect(median(figures)).toBe(middle);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('no figures');
});

test('every second round goes backwards', () => {
  const rows = ['site', 'limit', 'peer'];
  expect([0, 1, 2].map((round) => inTurn(rows, round).join(' '))).toEqual([
    'site limit peer',
    'peer limit site',
    'site limit peer',
  ]);
});
