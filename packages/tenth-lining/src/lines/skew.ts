/** Points on baselines: where a run of text stands, and how much it says about the skew. */
type BaselinePoint = { x: number; y: number; weight: number };

const LIMIT = 3.5;
const STEPS = { coarse: 0.25, fine: 0.05 };

/**
 * The skew of a page's rows in degrees clockwise, up to LIMIT either way, found by trying angles (Postl's projection
 * method, US patent 4,723,297). `bin` is the height of a histogram bin in the points' unit: about a fifth of a letter.
 * Gives 0 where no angle is clearly better than none.
 */
export function findSkew(points: BaselinePoint[], bin: number): number {
  if (points.length < 8) return 0;
  let [lowest, highest, widest] = [Number.POSITIVE_INFINITY, 0, 0];
  for (const { x, y } of points) {
    lowest = Math.min(lowest, y);
    highest = Math.max(highest, y);
    widest = Math.max(widest, Math.abs(x));
  }
  const play = widest * Math.tan(((LIMIT + 1) * Math.PI) / 180) + bin;
  const origin = lowest - play;
  const counts = new Float64Array(Math.ceil((highest + play - origin) / bin) + 2);
  /** How sharply the points gather on lines once a skew is taken out: the sum of squares of a histogram over y. */
  const sharpness = (degrees: number): number => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    counts.fill(0);
    for (const { x, y, weight } of points) {
      const place = (y - x * slope - origin) / bin;
      const low = Math.floor(place);
      const share = place - low;
      counts[low] = (counts[low] ?? 0) + weight * (1 - share);
      counts[low + 1] = (counts[low + 1] ?? 0) + weight * share;
    }
    return counts.reduce((sum, count) => sum + count * count, 0);
  };
  const level = sharpness(0);
  let best = { degrees: 0, score: level };
  const search = (centre: number, reach: number, step: number) => {
    for (let degrees = centre - reach; degrees <= centre + reach + 1e-9; degrees += step) {
      const score = sharpness(degrees);
      if (score > best.score) best = { degrees, score };
    }
  };
  search(0, LIMIT, STEPS.coarse);
  search(best.degrees, STEPS.coarse, STEPS.fine);
  return best.score > level * 1.03 ? best.degrees : 0;
}
