import type { Blobs } from './blobs';
import { percentile } from './percentile';

/** A blob's part on the page. Letters are what rows are found from; a frame may be a stamp's or a table's. */
export const SPECK = 0;
export const LETTER = 1;
export const RULE = 2;
export const LARGE = 3;

export type Letters = {
  kinds: Uint8Array;
  /** Usual height of a blob that is print, in pixels. */
  height: number;
  letters: number;
  specks: number;
};

const tall = (blobs: Blobs, blob: number): number => (blobs.bottom[blob] as number) - (blobs.top[blob] as number) + 1;
const wide = (blobs: Blobs, blob: number): number => (blobs.right[blob] as number) - (blobs.left[blob] as number) + 1;

/** The median height of blobs that may be letters: from a twenty-fourth of an inch of type (5 points) up to 30 points. */
function usualHeight(blobs: Blobs, scale: number): number {
  const heights: number[] = [];
  for (let blob = 0; blob < blobs.count; blob += 1) {
    const height = tall(blobs, blob);
    if (height >= 2.2 * scale && height <= 24 * scale && wide(blobs, blob) >= 2) heights.push(height);
  }
  return percentile(heights, 0.5, 6 * scale);
}

/** Large blobs of one height side by side on one line: the letters of a heading. At least three, or it may be a drawing. */
function isHeading(blobs: Blobs, kinds: Uint8Array, blob: number): boolean {
  const height = tall(blobs, blob);
  let beside = 0;
  for (let other = 0; other < blobs.count; other += 1) {
    if (kinds[other] !== LARGE || other === blob) continue;
    const isLevel = Math.abs((blobs.bottom[other] as number) - (blobs.bottom[blob] as number)) < height * 0.35;
    const ratio = tall(blobs, other) / height;
    const gap = Math.max(
      (blobs.left[other] as number) - (blobs.right[blob] as number),
      (blobs.left[blob] as number) - (blobs.right[other] as number),
    );
    if (isLevel && ratio > 0.6 && ratio < 1.6 && gap > -height * 0.2 && gap < height * 8) beside += 1;
  }
  return beside >= 2 && wide(blobs, blob) < height * 6;
}

/** Tells letters from specks, rules (drawn lines, also slightly tilted) and what is too large for print. */
export function sortBlobs(blobs: Blobs, scale: number): Letters {
  const height = usualHeight(blobs, scale);
  const kinds = new Uint8Array(blobs.count);
  let [letters, specks] = [0, 0];
  for (let blob = 0; blob < blobs.count; blob += 1) {
    const [up, across] = [tall(blobs, blob), wide(blobs, blob)];
    const area = blobs.area[blob] as number;
    if (up < height * 0.35 && across < height * 0.5) kinds[blob] = SPECK;
    else if (
      (up <= height * 0.35 && across > height * 3) ||
      (up <= height * 0.6 && across > height * 8) ||
      (across > height * 8 && up < across * 0.12 && area < across * up * 0.4)
    )
      kinds[blob] = RULE;
    else if (up > height * 3.2 || (across < height * 0.4 && up > height * 2.6)) kinds[blob] = LARGE;
    else kinds[blob] = LETTER;
    if (kinds[blob] === LETTER) letters += 1;
    if (kinds[blob] === SPECK) specks += 1;
  }
  const headings: number[] = [];
  for (let blob = 0; blob < blobs.count; blob += 1) {
    if (kinds[blob] === LARGE && tall(blobs, blob) < height * 10 && isHeading(blobs, kinds, blob)) headings.push(blob);
  }
  for (const blob of headings) kinds[blob] = LETTER;
  return { kinds, height, letters: letters + headings.length, specks };
}
