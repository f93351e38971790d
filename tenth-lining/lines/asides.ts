import { type Blobs, type InkBlob, tall, wide } from './blobs';
import type { Letters } from './letters';
import { edgesOf } from './margins';
import { percentile } from './percentile';
import { type Found, readLetters } from './picture-words';
import type { PagePicture } from './types';
import type { Word } from './words';

/** From where to where the body's long rows reach, in points. */
type Edges = { left: number; right: number };

/** How far the parts of a worn stamp's frame lie apart at the most, in letters' heights. */
const BREAK = 2.5;

/**
 * What is larger than letters, of less than half the page's width and a third of its height; the arcs of a ring that is worn, or
 * that the scan broke, as one, if each lies at the edge of what they are together.
 */
function findFrames({ all }: Blobs, { height }: Letters, page: { width: number; height: number }): InkBlob[] {
  const isSmall = (blob: InkBlob) => wide(blob) < page.width * 0.5 && tall(blob) < page.height * 0.33;
  const large = all.filter((blob) => blob.kind === 'large' && isSmall(blob));
  const reach = height * BREAK;
  const left = new Set(large);
  const frames: InkBlob[] = [];
  for (const first of large) {
    if (!left.delete(first)) continue;
    const parts = [first];
    for (const part of parts)
      for (const other of left) {
        const across = Math.max(part.left, other.left) - Math.min(part.right, other.right);
        const down = Math.max(part.top, other.top) - Math.min(part.bottom, other.bottom);
        if (across < reach && down < reach && left.delete(other)) parts.push(other);
      }
    const ring = together(parts);
    const isAtEdge = ({ left, right, top, bottom }: InkBlob) =>
      Math.min(left - ring.left, ring.right - right, top - ring.top, ring.bottom - bottom) < height * 0.3;
    frames.push(...(isSmall(ring) && parts.every(isAtEdge) ? [ring] : parts));
  }
  return frames.filter((frame) => wide(frame) > height * 4 && tall(frame) > height * 3);
}

const together = (parts: readonly InkBlob[]): InkBlob => ({
  left: Math.min(...parts.map(({ left }) => left)),
  right: Math.max(...parts.map(({ right }) => right)),
  top: Math.min(...parts.map(({ top }) => top)),
  bottom: Math.max(...parts.map(({ bottom }) => bottom)),
  area: parts.reduce((sum, { area }) => sum + area, 0),
  longest: Math.max(...parts.map(({ longest }) => longest)),
  kind: 'large',
});

/** Whether a frame is a stamp's: hollow, and round, oval or askew. Drawn boxes, which have long straight runs, are none. */
function isStamp(frame: InkBlob, { height }: Letters): boolean {
  const [across, up] = [wide(frame), tall(frame)];
  const isHollow = frame.area < across * up * 0.25 && across > height * 6 && up > height * 4;
  return isHollow && frame.longest < across * 0.33;
}

/** Marks the letters inside stamps' frames, and gives how many there are. */
export function markStamped(blobs: Blobs, letters: Letters, page: { width: number; height: number }): number {
  const { all } = blobs;
  const stamps = findFrames(blobs, letters, page).filter((frame) => isStamp(frame, letters));
  const isIn = ({ left, right, top, bottom }: InkBlob) =>
    stamps.some((stamp) => left > stamp.left && right < stamp.right && top > stamp.top && bottom < stamp.bottom);
  const stamped = all.filter((blob) => blob.kind === 'letter' && isIn(blob));
  for (const blob of stamped) blob.kind = 'stamped';
  return stamped.length;
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
function heightBetween({ all }: Blobs, { height }: Letters, slope: number, from: number, to: number): number {
  const between = all.filter(({ kind, left, right, bottom }) => {
    const lean = bottom * slope;
    return kind === 'letter' && left + lean >= from - 1 && right + lean <= to + 1;
  });
  return percentile(between.map(tall), 0.5, height) / height;
}

/** Takes the words outside the body's edges, letters and all, out of their rows: they are shown, and not counted, nor lost. */
function takeAside(found: Found, letters: Letters, edges: Edges, slope: number, scale: number): Word[] {
  const aside = found.words.filter(({ left, right }) => right < edges.left || left > edges.right);
  for (const row of found.rows) {
    const out = aside.filter(({ base }) => base === row.base / scale);
    const lean = (row.base / scale) * slope;
    for (const blob of row.blobs) {
      const [left, right] = [blob.left / scale + lean, blob.right / scale + lean];
      if (!out.some((word) => left >= word.left - 0.1 && right <= word.right + 0.1)) continue;
      blob.kind = 'aside';
      letters.letters -= 1;
    }
  }
  return aside;
}

/** Rows and words of a picture's body, and apart from them the words that stand outside the body's edges. */
export function readBody(
  blobs: Blobs,
  letters: Letters,
  slope: number,
  picture: PagePicture,
): { found: Found; aside: Word[] } {
  const { scale } = picture;
  const found = readLetters(blobs, letters, slope, picture);
  const edges = bodyEdges(found.words, (from, to) => heightBetween(blobs, letters, slope, from * scale, to * scale));
  const aside = edges ? takeAside(found, letters, edges, slope, scale) : [];
  return { found: aside.length > 0 ? readLetters(blobs, letters, slope, picture) : found, aside };
}
