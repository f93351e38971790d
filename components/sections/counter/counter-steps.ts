/** The counter of the page for lawyers rises by 10,000 every 10 ms until it reaches 300,000 (R4.8, R4.9). */
const counterStep = 10_000;

/** Milliseconds between two steps. */
const counterInterval = 10;

/** The digits after the counted ones: the style sheet counts thousands and prints this behind them. */
export const counterUnit = 1000;

/**
 * How components/sections/counter/counter.module.css runs (by way of tailwind.config.ts).
 *
 * @param target the figure to reach, in whole thousands; one between two steps is reached by a last, smaller one
 * @returns the number of steps, the whole time in milliseconds, the last thousand, and the thousands that so many whole
 *   steps would reach: the animation runs towards those, and ends before it has got there
 * @throws RangeError for a target that is not in whole thousands
 */
export function counterRun(target: number): { steps: number; duration: number; thousands: number; stepped: number } {
  if (target < counterUnit || target % counterUnit !== 0) {
    throw new RangeError(`The counter counts thousands: ${target} is not a number of them.`);
  }
  const steps = Math.ceil(target / counterStep);
  const stepped = (steps * counterStep) / counterUnit;
  return { steps, duration: steps * counterInterval, thousands: target / counterUnit, stepped };
}

/**
 * @param elapsed milliseconds since the start
 * @returns the figure at that time, never above the target
 */
export function counterValue(target: number, elapsed: number): number {
  return Math.min(target, Math.floor(Math.max(0, elapsed) / counterInterval) * counterStep);
}
