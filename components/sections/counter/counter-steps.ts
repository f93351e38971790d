/** The counter rises by this every `counterInterval` (R4.9), in whole thousands; all else takes both from here. */
export const counterStep = 10_000;

/** Milliseconds between two steps. */
export const counterInterval = 10;

/** The style sheet counts in thousands and prints ",000" after them. */
export const counterUnit = 1000;

/**
 * What counter.module.css runs with, by way of tailwind.config.ts.
 *
 * @param target the figure to reach, in whole thousands; one between two steps is reached by a last, smaller one
 * @returns the number of steps, the whole time in milliseconds, the last thousand, and the thousands that so many whole
 *   steps would reach: the animation runs towards those, and ends before it has got there
 * @throws RangeError for a target that is not in whole thousands
 */
export function counterRun(target: number): { steps: number; duration: number; thousands: number; stepped: number } {
  if (target < counterUnit || target % counterUnit !== 0) {
    const allowed = 'allowed are whole thousands, which the page for lawyers counts up to';
    throw new RangeError(`content/claims.ts: keyClaim: is ${target}; ${allowed}`);
  }
  const steps = Math.ceil(target / counterStep);
  const stepped = (steps * counterStep) / counterUnit;
  return { steps, duration: steps * counterInterval, thousands: target / counterUnit, stepped };
}
