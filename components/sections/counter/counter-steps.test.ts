import { counterInterval, counterRun, counterStep, counterUnit } from './counter-steps';

test.each([
  ['whole steps', 30, 0],
  ['a last step that is smaller', 40, counterUnit],
])('a target is reached in %s (R4.9)', (_, whole, rest) => {
  const steps = whole + (rest ? 1 : 0);
  expect(counterRun(whole * counterStep + rest)).toEqual({
    steps,
    duration: steps * counterInterval,
    thousands: (whole * counterStep + rest) / counterUnit,
    stepped: (steps * counterStep) / counterUnit,
  });
});

test.each([0, -10 * counterUnit, 305_500, Number.NaN])('%p is not a target', (target) => {
  expect(() => counterRun(target)).toThrow(`content/claims.ts: keyClaim: is ${target}; allowed are whole thousands`);
});
