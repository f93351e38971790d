import { type Blobs, type InkBlob, levelBase, levelTop, tall, wide } from './blobs';
import type { Letters } from './letters';
import { percentile } from './percentile';
import type { PagePicture } from './types';
import type { Word } from './words';

/** A row of letters in levelled pixels: from the top of its small letters to its baseline (exclusive). */
type Core = { top: number; base: number };

/** How much ink the letters have at each height, once the skew is taken out. `from` is the height of the first entry. */
type Profile = { ink: Float64Array; from: number };

function profileOf({ runs, ofRun }: Blobs, { height }: Letters, slope: number, size: PagePicture): Profile {
  const from = Math.floor(Math.min(0, -size.width * slope)) - 2;
  const ink = new Float64Array(size.height + Math.ceil(Math.abs(size.width * slope)) + 8);
  for (let run = 0; run < runs.count; run += 1) {
    if (ofRun[run]?.kind !== 'letter') continue;
    const [x, end] = [runs.x[run] as number, runs.end[run] as number];
    // No stroke of a letter is so long: a line that touches its word underlines it.
    if (end - x > height * 3) continue;
    const place = (runs.y[run] as number) - ((x + end) / 2) * slope - from;
    const low = Math.floor(place);
    const share = place - low;
    ink[low] = (ink[low] as number) + (end - x) * (1 - share);
    ink[low + 1] = (ink[low + 1] as number) + (end - x) * share;
  }
  return { ink, from };
}

/** Rows from a profile, the fullest first: the small letters' zone around each peak, and half as much on both sides, without a peak. */
function coresOf({ ink, from }: Profile, height: number, least: number): Core[] {
  const order = Array.from({ length: ink.length }, (_, y) => y).filter((y) => (ink[y] as number) >= least);
  order.sort((a, b) => (ink[b] as number) - (ink[a] as number));
  const taken = new Uint8Array(ink.length);
  const cores: Core[] = [];
  for (const peak of order) {
    if (taken[peak]) continue;
    const edge = (ink[peak] as number) * 0.45;
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

/** Small letters' and capitals' height as shares of the type size, in faces for reading. */
const SMALL_LETTERS = 0.47;
const CAPITALS = 0.68;

export type RowOfBlobs = Core & { blobs: InkBlob[] };

/** Gives each letter to the row whose small letters' zone it shares most; those that share none (dots, accents) to none. */
function giveToRows({ all }: Blobs, cores: Core[], slope: number): RowOfBlobs[] {
  const rows = cores.map((core): RowOfBlobs => ({ ...core, blobs: [] }));
  for (const blob of all) {
    if (blob.kind !== 'letter') continue;
    const [top, bottom] = [levelTop(blob, slope), levelBase(blob, slope)];
    let [best, most] = [undefined as RowOfBlobs | undefined, 0];
    for (const row of rows) {
      if (row.base <= top) continue;
      if (row.top >= bottom) break;
      const shared = Math.min(bottom, row.base) - Math.max(top, row.top);
      if (shared > most) [best, most] = [row, shared];
    }
    if (best && most > Math.min(bottom - top, best.base - best.top) * 0.3) best.blobs.push(blob);
  }
  return rows.filter((row) => row.blobs.length > 0);
}

/** The type size of a row in pixels: a row without ascenders and descenders is one of capitals. */
function sizeOf(row: RowOfBlobs): number {
  const core = row.base - row.top;
  const tallest = percentile(row.blobs.map(tall), 0.9, core);
  return tallest < core * 1.25 ? core / CAPITALS : core / SMALL_LETTERS;
}

export type SeenWord = Word & { blobs: InkBlob[] };

type Run = Pick<SeenWord, 'left' | 'right' | 'blobs'>;

function runsOf(row: RowOfBlobs, scale: number, gap: number): Run[] {
  const runs: Run[] = [];
  for (const blob of row.blobs.sort((a, b) => a.left - b.left)) {
    const [left, right] = [blob.left / scale, (blob.right + 1) / scale];
    const last = runs.at(-1);
    if (last && left - last.right < gap) {
      last.right = Math.max(last.right, right);
      last.blobs.push(blob);
    } else runs.push({ left, right, blobs: [blob] });
  }
  return runs;
}

function wordsOfRow(row: RowOfBlobs, scale: number, slope: number): SeenWord[] {
  const [size, base] = [sizeOf(row) / scale, row.base / scale];
  // Levelled margins are upright: a row further down has moved as the skew has it.
  const lean = base * slope;
  return runsOf(row, scale, size * 0.5).map(({ left, right, blobs }): SeenWord => {
    const signs = Math.max(1, Math.round((right - left) / (size * 0.5)));
    return { left: left + lean, right: right + lean, base, size, text: '', signs, isInvisible: false, blobs };
  });
}

/** Where a row's words begin, in points from its left end. */
export function startsOf(row: RowOfBlobs, scale: number): number[] {
  const runs = runsOf(row, scale, (sizeOf(row) / scale) * 0.2);
  return runs.map(({ left }) => left - (runs[0] as Run).left);
}

/** Rows of a letter or two, with too little ink for a peak of the projection: "v." between the parties, a lone numeral. */
function rowsOfFew({ all }: Blobs, { height }: Letters, rows: RowOfBlobs[], slope: number): RowOfBlobs[] {
  const given = new Set(rows.flatMap((row) => row.blobs));
  const isUsual = (blob: InkBlob) =>
    tall(blob) > height * 0.6 && tall(blob) < height * 1.8 && wide(blob) > height * 0.3 && wide(blob) < height * 2.5;
  const few: RowOfBlobs[] = [];
  for (const blob of all) {
    if (blob.kind !== 'letter' || given.has(blob) || !isUsual(blob)) continue;
    const [top, base] = [levelTop(blob, slope), levelBase(blob, slope)];
    const isFree = rows.every((row) => row.base + height * 0.9 < top || row.top - height * 0.9 > base);
    if (!isFree) continue;
    const known = few.find((row) => Math.abs(row.base - base) < height * 0.35);
    if (known) known.blobs.push(blob);
    else few.push({ top: base - Math.min(base - top, height), base, blobs: [blob] });
  }
  for (const row of few) {
    const end = Math.max(...row.blobs.map(({ right }) => right));
    const beside = all.filter((blob) => {
      const gap = blob.left - end;
      const isNear = gap >= 0 && gap < height * 0.8;
      return blob.kind === 'speck' && isNear && Math.abs(levelBase(blob, slope) - row.base) < height * 0.25;
    });
    row.blobs.push(...beside);
  }
  return few;
}

/** Rows of a picture's letters, and their words in points: a word's `base` is its row's. */
export function readLetters(blobs: Blobs, letters: Letters, slope: number, picture: PagePicture) {
  const profile = profileOf(blobs, letters, slope, picture);
  const plain = giveToRows(blobs, coresOf(profile, letters.height, letters.height * 0.8), slope);
  const few = rowsOfFew(blobs, letters, plain, slope);
  const rows = [...plain, ...few].sort((a, b) => a.base - b.base);
  return { rows, words: rows.flatMap((row) => wordsOfRow(row, picture.scale, slope)) };
}
