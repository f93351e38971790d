import type { Blobs } from './blobs';
import { LETTER, type Letters } from './letters';

/** A row of letters in levelled pixels: from the top of its small letters to its baseline (exclusive). */
export type Core = { top: number; base: number };

export type Profile = { ink: Float64Array; from: number };

/** How much ink the letters have at each height, once the tilt is taken out. `from` is the height of the first entry. */
export function profileOf(
  blobs: Blobs,
  { kinds, height }: Letters,
  slope: number,
  size: { width: number; height: number },
): Profile {
  const from = Math.floor(Math.min(0, -size.width * slope)) - 2;
  const ink = new Float64Array(size.height + Math.ceil(Math.abs(size.width * slope)) + 8);
  for (let run = 0; run < blobs.runs; run += 1) {
    if (kinds[blobs.runBlob[run] as number] !== LETTER) continue;
    const [x, end] = [blobs.runX[run] as number, blobs.runEnd[run] as number];
    // No stroke of a letter is so long: a line that touches its word underlines it.
    if (end - x > height * 3) continue;
    const place = (blobs.runY[run] as number) - ((x + end) / 2) * slope - from;
    const low = Math.floor(place);
    const share = place - low;
    ink[low] = (ink[low] as number) + (end - x) * (1 - share);
    ink[low + 1] = (ink[low + 1] as number) + (end - x) * share;
  }
  return { ink, from };
}

/** How much of a peak's ink its small letters keep down to their edges. */
const EDGE = 0.45;

/**
 * Rows from a profile, the fullest first: around each peak the small letters' zone is taken, and above and below it half as
 * much again for ascenders and descenders, in which no other row can have its peak. `least` is the ink of a peak that still
 * is print.
 */
export function coresOf({ ink, from }: Profile, height: number, least: number): Core[] {
  const order = Array.from({ length: ink.length }, (_, y) => y).filter((y) => (ink[y] as number) >= least);
  order.sort((a, b) => (ink[b] as number) - (ink[a] as number));
  const taken = new Uint8Array(ink.length);
  const cores: Core[] = [];
  for (const peak of order) {
    if (taken[peak]) continue;
    const edge = (ink[peak] as number) * EDGE;
    let [top, base] = [peak, peak + 1];
    while (top > 0 && taken[top - 1] !== 2 && (ink[top - 1] as number) >= edge && peak - top < height * 4) top -= 1;
    while (base < ink.length && taken[base] !== 2 && (ink[base] as number) >= edge && base - peak < height * 4)
      base += 1;
    const zone = Math.max(base - top, height * 0.6) * 0.5;
    for (let y = Math.max(0, Math.floor(top - zone)); y < Math.min(ink.length, base + zone); y += 1) {
      if (taken[y] !== 2) taken[y] = y >= top && y < base ? 2 : 1;
    }
    if (base - top >= height * 0.3) cores.push({ top: top + from, base: base + from });
  }
  return cores.sort((a, b) => a.base - b.base);
}
