/** The counter of the page for lawyers "rises by 10,000 every 10 ms until it reaches 300,000" (specification §4, §9). */
export const counterStep = 10_000;

/** Milliseconds between two steps. */
export const counterInterval = 10;

/** The digits after the counted ones: the style sheet counts thousands and prints this behind them. */
export const counterUnit = 1000;

/**
 * How components/sections/counter/counter.module.css has to run to follow the rule; counter.test.tsx compares the two.
 *
 * @param target the figure to reach, a multiple of the step
 * @returns the number of steps, the whole time in milliseconds, and the last thousand
 * @throws RangeError for a target that the steps would miss
 */
export function counterRun(target: number): { steps: number; duration: number; thousands: number } {
  const steps = target / counterStep;
  if (!Number.isInteger(steps) || steps < 1) {
    throw new RangeError(`The counter rises by ${counterStep}: ${target} is not a multiple of it.`);
  }
  return { steps, duration: steps * counterInterval, thousands: target / counterUnit };
}

/**
 * @param elapsed milliseconds since the start
 * @returns the figure at that time, never above the target
 */
export function counterValue(target: number, elapsed: number): number {
  return Math.min(target, Math.floor(Math.max(0, elapsed) / counterInterval) * counterStep);
}
