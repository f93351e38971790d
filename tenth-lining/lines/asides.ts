import type { Blobs } from './blobs';
import { LARGE, LETTER, type Letters } from './letters';
import type { Word } from './words';

/** A letter's part in what is not counted, once it is known: it lies in a stamp's frame, or in the margin. */
export const STAMPED = 4;
export const ASIDE = 5;

/** From where to where the body's long rows reach, in points. */
export type Edges = { left: number; right: number };

type Frame = { left: number; right: number; top: number; bottom: number };

/**
 * The frames of stamps: large hollow blobs, of less than half the page's width and a third of its height, that are round or
 * askew. Drawn boxes, which have long straight runs, are none.
 */
export function findStamps(blobs: Blobs, { kinds, height }: Letters, page: { width: number; height: number }): Frame[] {
  const longest = new Int32Array(blobs.count);
  for (let run = 0; run < blobs.runs; run += 1) {
    const blob = blobs.runBlob[run] as number;
    longest[blob] = Math.max(longest[blob] as number, (blobs.runEnd[run] as number) - (blobs.runX[run] as number));
  }
  const frames: Frame[] = [];
  for (let blob = 0; blob < blobs.count; blob += 1) {
    if (kinds[blob] !== LARGE) continue;
    const [left, right, top, bottom] = [blobs.left[blob], blobs.right[blob], blobs.top[blob], blobs.bottom[blob]] as [
      number,
      number,
      number,
      number,
    ];
    const [wide, tall] = [right - left + 1, bottom - top + 1];
    const isHollow = (blobs.area[blob] as number) < wide * tall * 0.25 && wide > height * 6 && tall > height * 4;
    const isSmall = wide < page.width * 0.5 && tall < page.height * 0.33;
    if (isHollow && isSmall && (longest[blob] as number) < wide * 0.25) frames.push({ left, right, top, bottom });
  }
  return frames;
}

/** Marks the letters inside stamps' frames, and gives how many there are. */
export function markStamped(blobs: Blobs, { kinds }: Letters, frames: Frame[]): number {
  let stamped = 0;
  for (let blob = 0; frames.length > 0 && blob < blobs.count; blob += 1) {
    if (kinds[blob] !== LETTER) continue;
    const isIn = frames.some(
      ({ left, right, top, bottom }) =>
        (blobs.left[blob] as number) > left &&
        (blobs.right[blob] as number) < right &&
        (blobs.top[blob] as number) > top &&
        (blobs.bottom[blob] as number) < bottom,
    );
    if (!isIn) continue;
    kinds[blob] = STAMPED;
    stamped += 1;
  }
  return stamped;
}

const middle = (values: number[], share: number): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/**
 * Where the body's long rows begin and end, in points, if something stands outside them that is set smaller than the body,
 * or is nowhere wider than a number of three figures: notes and line numbers, which are out of step with the rows.
 */
export function bodyEdges(words: Word[], heightOf: (left: number, right: number) => number): Edges | undefined {
  const long = words.filter(({ signs }) => signs >= 20);
  if (long.length < 4) return undefined;
  const [left, right] = [
    middle(
      long.map((word) => word.left),
      0.15,
    ) - 2,
    middle(
      long.map((word) => word.right),
      0.9,
    ) + 2,
  ];
  const sides = [words.filter((word) => word.right < left), words.filter((word) => word.left > right)];
  const isAside = sides.map((side) => {
    if (side.length < 3) return false;
    const isNarrow = side.every((word) => word.right - word.left < word.size * 2.2);
    const ends = side.map((word) => [word.left, word.right] as const);
    return isNarrow || heightOf(Math.min(...ends.map(([from]) => from)), Math.max(...ends.map(([, to]) => to))) < 0.85;
  });
  if (!isAside[0] && !isAside[1]) return undefined;
  return { left: isAside[0] ? left : 0, right: isAside[1] ? right : Number.POSITIVE_INFINITY };
}
