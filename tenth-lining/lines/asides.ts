import type { Blobs } from './blobs';
import { LARGE, LETTER, type Letters } from './letters';
import { edgesOf } from './margins';
import { percentile } from './percentile';
import { type Found, readLetters } from './picture-words';
import type { PagePicture } from './types';
import type { Word } from './words';

/** A letter's part in what is not counted, once it is known: it lies in a stamp's frame, or in the margin. */
export const STAMPED = 4;
const ASIDE = 5;

/** From where to where the body's long rows reach, in points. */
type Edges = { left: number; right: number };

type Frame = { blob: number; left: number; right: number; top: number; bottom: number };

/** What is larger than letters, of less than half the page's width and a third of its height: in pixels, all inclusive. */
export function findFrames(blobs: Blobs, { kinds, height }: Letters, page: { width: number; height: number }): Frame[] {
  const frames: Frame[] = [];
  for (let blob = 0; blob < blobs.count; blob += 1) {
    if (kinds[blob] !== LARGE) continue;
    const [left, right] = [blobs.left[blob] as number, blobs.right[blob] as number];
    const [top, bottom] = [blobs.top[blob] as number, blobs.bottom[blob] as number];
    const [wide, tall] = [right - left + 1, bottom - top + 1];
    const isSmall = wide < page.width * 0.5 && tall < page.height * 0.33;
    if (isSmall && wide > height * 4 && tall > height * 3) frames.push({ blob, left, right, top, bottom });
  }
  return frames;
}

/** The frames of stamps: hollow, and round or askew. Drawn boxes, which have long straight runs, are none. */
export function stampsAmong(frames: Frame[], blobs: Blobs, { height }: Letters): Frame[] {
  const longest = new Int32Array(blobs.count);
  for (let run = 0; run < blobs.runs; run += 1) {
    const blob = blobs.runBlob[run] as number;
    longest[blob] = Math.max(longest[blob] as number, (blobs.runEnd[run] as number) - (blobs.runX[run] as number));
  }
  return frames.filter(({ blob, left, right, top, bottom }) => {
    const [wide, tall] = [right - left + 1, bottom - top + 1];
    const isHollow = (blobs.area[blob] as number) < wide * tall * 0.25 && wide > height * 6 && tall > height * 4;
    return isHollow && (longest[blob] as number) < wide * 0.25;
  });
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

/**
 * Where the body's long rows begin and end, in points, if something stands outside them that is set smaller than the body,
 * or is nowhere wider than a number of three figures: notes and line numbers, which are out of step with the rows.
 */
function bodyEdges(words: Word[], heightOf: (left: number, right: number) => number): Edges | undefined {
  const long = words.filter(({ signs }) => signs >= 20);
  if (long.length < 4) return undefined;
  const { left, right } = edgesOf(long);
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

/** The usual height of letters between two places, as a share of the page's. */
function heightBetween(blobs: Blobs, { kinds, height }: Letters, slope: number, from: number, to: number): number {
  const heights: number[] = [];
  for (let blob = 0; blob < blobs.count; blob += 1) {
    const lean = (blobs.bottom[blob] as number) * slope;
    const isIn = (blobs.left[blob] as number) + lean >= from - 1 && (blobs.right[blob] as number) + lean <= to + 1;
    if (kinds[blob] === LETTER && isIn) heights.push((blobs.bottom[blob] as number) - (blobs.top[blob] as number) + 1);
  }
  return percentile(heights, 0.5, height) / height;
}

/** Takes the words outside the body's edges, letters and all, out of their rows: they are shown, and not counted, nor lost. */
function takeAside(found: Found, letters: Letters, blobs: Blobs, edges: Edges, slope: number, scale: number): Word[] {
  const aside = found.words.filter(({ left, right }) => right < edges.left || left > edges.right);
  for (const row of found.rows) {
    const out = aside.filter(({ base }) => base === row.base / scale);
    const lean = (row.base / scale) * slope;
    for (const blob of row.blobs) {
      const [left, right] = [(blobs.left[blob] as number) / scale + lean, (blobs.right[blob] as number) / scale + lean];
      if (!out.some((word) => left >= word.left - 0.1 && right <= word.right + 0.1)) continue;
      letters.kinds[blob] = ASIDE;
      letters.letters -= 1;
    }
  }
  return aside;
}

/** Whether one or two short rows stand outside the body by themselves, and go on no note beside it: headings as likely as notes. */
function areRowsLost(aside: Word[], { rows }: Found, scale: number): boolean {
  const isAlone = ({ base }: Word) =>
    !rows.some((row) => base > row.top / scale && base < (row.base * 2 - row.top) / scale);
  const beside = aside.filter((word) => !isAlone(word));
  const alone = aside.filter(isAlone).filter((word) => !beside.some((other) => isNext(word, other)));
  return alone.length > 0 && alone.length < 3;
}

/** Whether two words stand on the same side of the body, a line apart. */
const isNext = (word: Word, other: Word): boolean =>
  Math.abs(word.base - other.base) < word.size * 1.8 && Math.abs(word.left - other.left) < word.size * 9;

/** Rows and words of a picture's body, and apart from them the words that stand outside the body's edges. */
export function readBody(
  blobs: Blobs,
  letters: Letters,
  slope: number,
  picture: PagePicture,
): { found: Found; aside: Word[]; areRowsLost: boolean } {
  const { scale } = picture;
  const found = readLetters(blobs, letters, slope, picture);
  const edges = bodyEdges(found.words, (from, to) => heightBetween(blobs, letters, slope, from * scale, to * scale));
  const aside = edges ? takeAside(found, letters, blobs, edges, slope, scale) : [];
  if (aside.length === 0) return { found, aside, areRowsLost: false };
  const body = readLetters(blobs, letters, slope, picture);
  return { found: body, aside, areRowsLost: areRowsLost(aside, body, scale) };
}
