import { type Blobs, type InkBlob, levelBase, levelTop, tall, wide } from './blobs';
import type { Letters } from './letters';
import { percentile } from './percentile';
import type { RowOfBlobs } from './picture-words';
import type { Doubt } from './types';

type Scan = { blobs: Blobs; letters: Letters; rows: RowOfBlobs[]; skew: number; slope: number };

/** How unevenly places lie: 1 where they are as many everywhere. */
function unevenness(places: number[], step: number): number {
  const counts: number[] = [];
  const first = Math.min(...places);
  for (const place of places) {
    const at = Math.floor((place - first) / step);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return (counts.reduce((sum, count) => sum + count * count, 0) * counts.length) / places.length ** 2;
}

/** Whether print runs up or down the page: gaps then part its letters' middles from left to right more than from top to bottom. */
function isSideways({ blobs: { all }, letters: { height } }: Scan): boolean {
  const print = all.filter(({ kind }) => kind === 'letter');
  const across = print.map(({ left, right }) => left + right);
  const down = print.map(({ top, bottom }) => top + bottom);
  return unevenness(across, height) > unevenness(down, height) * 1.25;
}

/** More letters reach below their rows than above them; of upright print three to eight times as many reach above. */
function isUpsideDown({ rows, slope }: Scan): boolean {
  let [above, below] = [0, 0];
  for (const { top, base, blobs } of rows) {
    const play = (base - top) * 0.22;
    above += blobs.filter((blob) => levelTop(blob, slope) < top - play).length;
    below += blobs.filter((blob) => levelBase(blob, slope) > base + play).length;
  }
  return below >= 30 && below > above * 2;
}

/** The share of letters that end where most of their row do: most in print, descenders aside; few in handwriting or noise. */
function levelShare(rows: readonly RowOfBlobs[], slope: number): number {
  let [all, level] = [0, 0];
  for (const { base, top, blobs } of rows) {
    const play = Math.max(1.5, (base - top) * 0.22);
    const bases = blobs.map((blob) => levelBase(blob, slope));
    const usual = Float64Array.from(bases).sort()[bases.length >> 1] as number;
    all += blobs.length;
    level += bases.filter((each) => Math.abs(each - usual) < play).length;
  }
  return all ? level / all : 1;
}

/** Whether letters stand on common feet, and closer to each other than to other rows': upright, be they figures in columns. */
function isPlainlyUpright({ rows, letters }: Scan, level: number): boolean {
  const gaps = rows.flatMap(({ blobs }) => blobs.slice(1).map(({ left }, at) => left - (blobs[at] as InkBlob).right));
  return level > 0.9 && percentile(gaps) < letters.height * 0.5;
}

/** Whether some row's letters stand at no common foot: a pen's, perhaps. */
const hasWrittenRow = ({ rows, slope }: Scan): boolean =>
  rows.some((row) => row.blobs.length >= 5 && levelShare([row], slope) < 0.5);

/** Whether some row is a signature, perhaps: strokes with much paper between them, some taller or wider than the others are tall. */
const hasSignature = ({ rows }: Scan): boolean =>
  rows.some(({ blobs }) => {
    const boxes = blobs.reduce((sum, blob) => sum + wide(blob) * tall(blob), 0);
    const isThin = blobs.reduce((sum, { area }) => sum + area, 0) < boxes * 0.34;
    const most = percentile(blobs.map(tall)) * 1.5;
    return blobs.length <= 20 && isThin && blobs.some((blob) => tall(blob) > most || wide(blob) > most);
  });

type Ends = Pick<InkBlob, 'left' | 'right'>;

/** Whether short rows may be a stamp's: three that are centred under one another, but not as the long rows are. */
function hasStampedRows({ letters: { height }, rows }: Scan): boolean {
  const ends = rows.map(({ blobs }): Ends => {
    const [left, right] = [blobs.map((blob) => blob.left), blobs.map((blob) => blob.right)];
    return { left: Math.min(...left), right: Math.max(...right) };
  });
  const longest = Math.max(...ends.map(({ left, right }) => right - left));
  const body = ends.filter(({ left, right }) => right - left > longest * 0.8);
  const centre = percentile(body.map(({ left, right }) => left + right));
  const isShort = ({ left, right }: Ends) => right - left < longest * 0.5;
  const isApart = ({ left, right }: Ends) => Math.abs(left + right - centre) > longest * 0.15;
  const isCentred = (a: Ends, b: Ends) => Math.abs(a.left + a.right - b.left - b.right) < height * 1.5;
  const isUneven = (a: Ends, b: Ends) => Math.abs(a.left - b.left) > height * 0.4;
  return ends.slice(2).some((_, at) => {
    const block = ends.slice(at, at + 3);
    const row = block[0] as Ends;
    const isOne = block.every((other) => isShort(other) && isApart(other) && isCentred(row, other));
    return isOne && block.some((other) => isUneven(row, other));
  });
}

/** Whether letters in a stamp's frame, or strokes in no row (a dash, an I), stand where there is room for a row of the body. */
function isAlone({ blobs: { all }, letters: { height }, rows, slope }: Scan): boolean {
  const bases = rows.map(({ base }) => base).sort((a, b) => a - b);
  // The closer rows', where a page has two spacings.
  const step = percentile(
    bases.slice(1).map((base, at) => base - (bases[at] as number)),
    0.2,
  );
  const first = Math.min(...rows.map(({ top }) => top));
  const [from, to] = [(bases[0] ?? 0) - step * 1.3, (bases.at(-1) ?? 0) + step * 1.3];
  const given = new Set(rows.flatMap(({ blobs }) => blobs));
  const isStroke = (blob: InkBlob) =>
    tall(blob) < height * 0.35 || (tall(blob) > height * 0.9 && wide(blob) < height * 0.35);
  // What is level with a drawn line may be a piece of it.
  const isOfDrawing = ({ top, bottom }: InkBlob) =>
    all.some((other) => /rule|large/.test(other.kind) && other.top <= bottom && other.bottom >= top);
  return all.some((blob) => {
    const level = levelBase(blob, slope);
    const hasRoom = () => !bases.some((base) => Math.abs(base - level) < step * 0.8);
    if (blob.kind === 'stamped') return level >= first && hasRoom();
    const isLost = blob.kind === 'letter' && level > from && level < to && isStroke(blob) && !given.has(blob);
    return isLost && hasRoom() && !isOfDrawing(blob);
  });
}

export function scanDoubts(scan: Scan): Doubt[] {
  const { letters, blobs, skew, slope, rows } = scan;
  const level = levelShare(rows, slope);
  // Print has common feet upside down too; a script whose letters are joined has none.
  const isTurned = () => !isPlainlyUpright(scan, level) && (isSideways(scan) || (level > 0.4 && isUpsideDown(scan)));
  if (letters.letters >= 60 && isTurned()) return ['sideways'];
  const doubts: Doubt[] = [];
  const isSnowy = letters.specks > letters.letters * 2 && letters.specks > 500;
  const isPoor = isSnowy || blobs.contrast < 60 || Math.abs(skew) > 3.2 || (rows.length === 0 && letters.letters > 20);
  if (isPoor) doubts.push('poor-scan');
  if ((!isPoor && hasWrittenRow(scan)) || hasSignature(scan)) doubts.push('handwriting');
  if (isAlone(scan) || hasStampedRows(scan)) doubts.push('uneven-rows');
  return doubts;
}
