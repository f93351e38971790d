/**
 * The middle one of some figures, or the mean of the middle two.
 *
 * @throws Error when there are none
 */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of no figures.');
  return (lower + upper) / 2;
}

/**
 * The order in which a round measures its rows: every second round backwards, so that a machine that grows slower or
 * faster favours none of them.
 *
 * @param round from 0
 */
export function inTurn<Row>(rows: readonly Row[], round: number): Row[] {
  return round % 2 === 0 ? [...rows] : rows.toReversed();
}
