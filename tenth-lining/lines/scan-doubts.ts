import { STAMPED } from './asides';
import type { Blobs } from './blobs';
import { LARGE, LETTER, type Letters } from './letters';
import { percentile } from './percentile';
import type { RowOfBlobs } from './picture-words';
import type { Doubt } from './types';

type Scan = {
  blobs: Blobs;
  letters: Letters;
  rows: RowOfBlobs[];
  tilt: number;
  slope: number;
  stamped: number;
  /** letters in no row */
  lost: number;
  /** of the picture, in pixels */
  width: number;
  height: number;
};

/** A row of the body stands at least so far from the next, as a share of the usual step. */
const ROOM = 0.8;

/** The share of letters that stand level in a row of handwriting, at most. */
const WRITTEN = 0.34;

/** How evenly ink lies over a stretch: 1 where it is the same everywhere, more where rows and gaps take turns. */
function unevenness(ink: Float64Array, from: number, to: number): number {
  let [sum, squares] = [0, 0];
  for (let at = from; at < to; at += 1) {
    sum += ink[at] as number;
    squares += (ink[at] as number) ** 2;
  }
  return sum ? (squares * (to - from)) / (sum * sum) : 0;
}

/** Whether print runs up or down the page: gaps then part the ink from left to right more than from top to bottom. */
function isSideways({ blobs, letters }: Scan): boolean {
  const ends = { left: Number.POSITIVE_INFINITY, right: 0, top: Number.POSITIVE_INFINITY, bottom: 0 };
  for (let blob = 0; blob < blobs.count; blob += 1) {
    if (letters.kinds[blob] !== LETTER) continue;
    ends.left = Math.min(ends.left, blobs.left[blob] as number);
    ends.right = Math.max(ends.right, blobs.right[blob] as number);
    ends.top = Math.min(ends.top, blobs.top[blob] as number);
    ends.bottom = Math.max(ends.bottom, blobs.bottom[blob] as number);
  }
  if (!(ends.right > ends.left)) return false;
  const [down, across] = [new Float64Array(ends.bottom + 2), new Float64Array(ends.right + 2)];
  for (let run = 0; run < blobs.runs; run += 1) {
    if (letters.kinds[blobs.runBlob[run] as number] !== LETTER) continue;
    const [x, end, y] = [blobs.runX[run] as number, blobs.runEnd[run] as number, blobs.runY[run] as number];
    down[y] = (down[y] as number) + end - x;
    across[x] = (across[x] as number) + 1;
    across[end] = (across[end] as number) - 1;
  }
  // Each run is written as where it begins and ends: the sums are how many lie over each place.
  for (let at = 1; at < across.length; at += 1) across[at] = (across[at] as number) + (across[at - 1] as number);
  return unevenness(across, ends.left, ends.right) > unevenness(down, ends.top, ends.bottom) * 1.25;
}

/**
 * Whether more letters reach below their rows than above the small ones: of print that is upright three to eight times as many
 * reach above.
 */
function isUpsideDown({ rows, blobs, slope }: Scan): boolean {
  let [above, below] = [0, 0];
  for (const { top, base, blobs: letters } of rows) {
    const play = (base - top) * 0.22;
    for (const blob of letters) {
      const lift = (((blobs.left[blob] as number) + (blobs.right[blob] as number)) / 2) * slope;
      if ((blobs.top[blob] as number) - lift < top - play) above += 1;
      if ((blobs.bottom[blob] as number) + 1 - lift > base + play) below += 1;
    }
  }
  return below >= 30 && below > above * 2;
}

/** The share of letters that end on their row's baseline: most in print, descenders aside; few in handwriting or noise. */
function footing({ rows, blobs, slope }: Scan): number {
  let [all, level] = [0, 0];
  for (const row of rows) {
    const core = row.base - row.top;
    for (const blob of row.blobs) {
      const [left, right, bottom] = [
        blobs.left[blob] as number,
        blobs.right[blob] as number,
        blobs.bottom[blob] as number,
      ];
      all += 1;
      if (Math.abs(bottom + 1 - ((left + right) / 2) * slope - row.base) < Math.max(1.5, core * 0.22)) level += 1;
    }
  }
  return all ? level / all : 1;
}

/** A row moved to where most of its letters end: the projection of one in capitals, or with much beside it, may be a little off. */
function onItsFeet(row: RowOfBlobs, { blobs, slope }: Scan): RowOfBlobs {
  const feet = row.blobs.map((blob) => {
    const middle = ((blobs.left[blob] as number) + (blobs.right[blob] as number)) / 2;
    return (blobs.bottom[blob] as number) + 1 - middle * slope;
  });
  const base = percentile(feet);
  return { ...row, base, top: row.top + base - row.base };
}

/** Whether a row's letters are of one height: a title in capitals. A pen's are not, however even its hand. */
function isInCapitals({ blobs: all }: RowOfBlobs, { blobs }: Scan): boolean {
  const heights = all.map((blob) => (blobs.bottom[blob] as number) - (blobs.top[blob] as number) + 1);
  const usual = percentile(heights);
  return heights.filter((height) => Math.abs(height - usual) <= usual * 0.06).length >= heights.length * 0.9;
}

/** Whether some row's letters stand at no common foot, or are far larger than the others': a pen's, perhaps. */
function hasWrittenRow(scan: Scan): boolean {
  const rows = scan.rows.filter(({ blobs }) => blobs.length >= 5);
  const usual = percentile(rows.map(({ base, top }) => base - top));
  return rows.some(
    (row) =>
      footing({ ...scan, rows: [onItsFeet(row, scan)] }) < WRITTEN ||
      (rows.length >= 5 && row.base - row.top > usual * 2.2 && !isInCapitals(row, scan)),
  );
}

/** Ink in what is larger than letters and no frame: strokes of a pen, as a share of the letters' ink. */
function strokes({ blobs, letters }: Scan): number {
  let [large, print] = [0, 0];
  for (let blob = 0; blob < blobs.count; blob += 1) {
    const area = blobs.area[blob] as number;
    if (letters.kinds[blob] === LETTER) print += area;
    if (letters.kinds[blob] === LARGE) large += area;
  }
  return large / Math.max(print, 1);
}

/**
 * Whether letters in a stamp's frame stand where there is room for a row of the body, and not above it as a seal: they may be
 * one. Between two rows there is room from nearly two steps on.
 */
function isAlone({ letters, blobs, rows, slope, stamped }: Scan): boolean {
  const bases = rows.map(({ base }) => base).sort((a, b) => a - b);
  // The closer rows', where a page has two spacings.
  const step = percentile(
    bases.slice(1).map((base, at) => base - (bases[at] as number)),
    0.2,
  );
  const first = Math.min(...rows.map(({ top }) => top));
  for (let blob = 0; stamped > 0 && blob < blobs.count; blob += 1) {
    if (letters.kinds[blob] !== STAMPED) continue;
    const middle = ((blobs.left[blob] as number) + (blobs.right[blob] as number)) / 2;
    const level = (blobs.bottom[blob] as number) + 1 - middle * slope;
    if (level < first) continue;
    if (!bases.some((base) => Math.abs(base - level) < step * ROOM)) return true;
  }
  return false;
}

/** Whether print stands in drawn frames: a form or a table. A frame is wide, hollow, and not the page's own. */
function hasFrames({ letters, blobs, width, height }: Scan): boolean {
  let frames = 0;
  for (let blob = 0; blob < blobs.count; blob += 1) {
    if (letters.kinds[blob] !== LARGE) continue;
    const wide = (blobs.right[blob] as number) - (blobs.left[blob] as number);
    const tall = (blobs.bottom[blob] as number) - (blobs.top[blob] as number);
    const isHollow = (blobs.area[blob] as number) < wide * tall * 0.2;
    if (isHollow && wide > width * 0.3 && tall > letters.height * 3 && tall < height * 0.9) frames += 1;
  }
  return frames > 0;
}

/**
 * What a picture's blobs say against its rows: print on its side or upside down, handwriting, snow, faintness, a tilt at the
 * limit of what is sought.
 */
export function scanDoubts(scan: Scan): Doubt[] {
  const { letters, blobs, tilt, rows } = scan;
  if (letters.letters >= 60 && (isSideways(scan) || isUpsideDown(scan))) return ['sideways'];
  const level = footing(scan);
  const doubts: Doubt[] = [];
  if (level < 0.5 && letters.letters >= 20) doubts.push(strokes(scan) > 0.15 ? 'handwriting' : 'poor-scan');
  const isSnowy = letters.specks > letters.letters * 2 && letters.specks > 500;
  const isFaint = blobs.contrast < 60;
  if (isSnowy || isFaint || Math.abs(tilt) > 3.2 || (rows.length === 0 && letters.letters > 20))
    doubts.push('poor-scan');
  else if (doubts.length === 0 && hasWrittenRow(scan)) doubts.push('handwriting');
  if (isAlone(scan) || scan.lost > Math.max(12, letters.letters * 0.08)) doubts.push('uneven-rows');
  if (hasFrames(scan)) doubts.push('table');
  return doubts;
}
