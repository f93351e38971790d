import { type Blobs, type InkBlob, tall, wide } from './blobs';
import type { Letters } from './letters';
import { edgesOf } from './margins';
import { percentile } from './percentile';
import { type Found, readLetters, type SeenWord } from './picture-words';
import type { PagePicture } from './types';
import type { Word } from './words';

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

/** Marks the letters inside stamps' frames. */
export function markStamped(blobs: Blobs, letters: Letters, page: { width: number; height: number }): void {
  const stamps = findFrames(blobs, letters, page).filter((frame) => isStamp(frame, letters));
  const isIn = ({ left, right, top, bottom }: InkBlob) =>
    stamps.some((stamp) => left > stamp.left && right < stamp.right && top > stamp.top && bottom < stamp.bottom);
  for (const blob of blobs.all) if (blob.kind === 'letter' && isIn(blob)) blob.kind = 'stamped';
}

/**
 * Words left or right of the body's long rows, if those of that side are set smaller than the body, or are nowhere wider than a
 * number of three figures: notes and line numbers, which are out of step with the rows.
 */
function besideBody(words: SeenWord[], height: number): SeenWord[] {
  const long = words.filter(({ signs }) => signs >= 20);
  if (long.length < 4) return [];
  const { left, right } = edgesOf(long);
  const sides = [words.filter((word) => word.right < left), words.filter((word) => word.left > right)];
  const isNarrow = (word: Word) => word.right - word.left < word.size * 2.2;
  const isSmall = (side: SeenWord[]) => percentile(side.flatMap(({ blobs }) => blobs.map(tall))) < height * 0.85;
  return sides.filter((side) => side.length >= 3 && (side.every(isNarrow) || isSmall(side))).flat();
}

/** Rows and words of a picture's body, and apart from them the words beside it: they are shown, and not counted. */
export function readBody(
  blobs: Blobs,
  letters: Letters,
  slope: number,
  picture: PagePicture,
): { found: Found; aside: Word[] } {
  const found = readLetters(blobs, letters, slope, picture);
  const aside = besideBody(found.words, letters.height);
  if (aside.length === 0) return { found, aside };
  for (const blob of aside.flatMap((word) => word.blobs)) blob.kind = 'aside';
  return { found: readLetters(blobs, letters, slope, picture), aside };
}
