import { tabForKey } from './use-tabs';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 8, 0],
  ['ArrowLeft', 8, 7],
  ['ArrowLeft', 0, 8],
  ['Home', 5, 0],
  ['End', 5, 8],
  ['ArrowDown', 5, undefined],
  ['a', 5, undefined],
])('%s on tab %i leads to %s', (key, active, expected) => {
  expect(tabForKey(key, active, 9)).toBe(expected);
});
