import type { Blobs } from './blobs';
import { LETTER, type Letters } from './letters';
import { type Core, coresOf, profileOf } from './profile-rows';
import type { PagePicture } from './types';
import type { Word } from './words';

/** Small letters' and capitals' height as shares of the type size, in faces for reading. */
const SMALL_LETTERS = 0.47;
const CAPITALS = 0.68;

type RowOfBlobs = Core & { blobs: number[] };

/** The first of the rows, from the top, that ends below a height. */
function firstBelow(rows: readonly Core[], height: number): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rows[middle] as Core).base > height) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Each letter to the row whose small letters' zone it shares most; those that share none (dots, accents) are let go. */
function giveToRows(blobs: Blobs, { kinds }: Letters, cores: Core[], slope: number): RowOfBlobs[] {
  const rows = cores.map((core): RowOfBlobs => ({ ...core, blobs: [] }));
  for (let blob = 0; blob < blobs.count; blob += 1) {
    if (kinds[blob] !== LETTER) continue;
    const lift = (((blobs.left[blob] as number) + (blobs.right[blob] as number)) / 2) * slope;
    const [top, bottom] = [(blobs.top[blob] as number) - lift, (blobs.bottom[blob] as number) + 1 - lift];
    let [best, most] = [undefined as RowOfBlobs | undefined, 0];
    // Rows stand below one another and do not overlap: those above and below the letter need no look.
    for (let at = firstBelow(rows, top); at < rows.length; at += 1) {
      const row = rows[at] as RowOfBlobs;
      if (row.top >= bottom) break;
      const shared = Math.min(bottom, row.base) - Math.max(top, row.top);
      if (shared > most) [best, most] = [row, shared];
    }
    if (best && most > Math.min(bottom - top, best.base - best.top) * 0.3) best.blobs.push(blob);
  }
  return rows.filter((row) => row.blobs.length > 0);
}

/** The type size of a row in pixels: a row without ascenders and descenders is one of capitals. */
function sizeOf(row: RowOfBlobs, blobs: Blobs): number {
  const heights = row.blobs
    .map((blob) => (blobs.bottom[blob] as number) - (blobs.top[blob] as number) + 1)
    .sort((a, b) => a - b);
  const core = row.base - row.top;
  const tallest = heights[Math.floor(heights.length * 0.9)] ?? core;
  return tallest < core * 1.25 ? core / CAPITALS : core / SMALL_LETTERS;
}

/** A row's words in points, parted where the gap is wider than a letter. */
function wordsOfRow(row: RowOfBlobs, blobs: Blobs, scale: number, slope: number): Word[] {
  const size = sizeOf(row, blobs) / scale;
  const words: Word[] = [];
  for (const blob of row.blobs.sort((a, b) => (blobs.left[a] as number) - (blobs.left[b] as number))) {
    const [left, right] = [(blobs.left[blob] as number) / scale, ((blobs.right[blob] as number) + 1) / scale];
    const last = words.at(-1);
    if (last && left - last.right < size * 0.5) last.right = Math.max(last.right, right);
    else words.push({ left, right, base: row.base / scale, size, text: '', signs: 0, isInvisible: false });
  }
  // Levelled margins are upright: a row further down has moved as the tilt has it.
  const lean = (row.base / scale) * slope;
  for (const word of words) {
    word.signs = Math.max(1, Math.round((word.right - word.left) / (size * 0.5)));
    word.left += lean;
    word.right += lean;
  }
  return words;
}

/** Where a row's words begin, in points from its left end. */
export function startsOf(row: RowOfBlobs, blobs: Blobs, scale: number): number[] {
  const gap = (sizeOf(row, blobs) / scale) * 0.2;
  const starts: number[] = [];
  let [first, end] = [0, Number.NEGATIVE_INFINITY];
  for (const blob of row.blobs) {
    const left = (blobs.left[blob] as number) / scale;
    if (starts.length === 0) first = left;
    if (left - end > gap) starts.push(left - first);
    end = Math.max(end, ((blobs.right[blob] as number) + 1) / scale);
  }
  return starts;
}

/** A word's `base` is its row's, in points. */
export type Found = { rows: RowOfBlobs[]; words: Word[] };

/** Rows of a picture's letters, and their words in points. */
export function readLetters(blobs: Blobs, letters: Letters, slope: number, picture: PagePicture): Found {
  const profile = profileOf(blobs, letters, slope, picture);
  const rows = giveToRows(blobs, letters, coresOf(profile, letters.height, letters.height * 0.8), slope);
  return { rows, words: rows.flatMap((row) => wordsOfRow(row, blobs, picture.scale, slope)) };
}
