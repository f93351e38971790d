import { counterRun, counterValue } from './counter-steps';

test('300,000 is reached in 30 steps and 300 ms', () => {
  expect(counterRun(300_000)).toEqual({ steps: 30, duration: 300, thousands: 300, stepped: 300 });
});

test('a claim between two steps is reached by a smaller last one', () => {
  expect(counterRun(405_000)).toEqual({ steps: 41, duration: 410, thousands: 405, stepped: 410 });
});

test.each([0, -10_000, 305_500, Number.NaN])('%p is not a target', (target) => {
  expect(() => counterRun(target)).toThrow(RangeError);
});

test.each([
  [-5, 0],
  [0, 0],
  [9, 0],
  [10, 10_000],
  [100, 100_000],
  [299, 290_000],
  [300, 300_000],
  [4000, 300_000],
])('after %i ms it reads %i', (elapsed, figure) => {
  expect(counterValue(300_000, elapsed)).toBe(figure);
});
