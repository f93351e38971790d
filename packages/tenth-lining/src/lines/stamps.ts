import { type Blobs, type InkBlob, tall, wide } from './blobs';
import type { Letters } from './letters';
import type { Size } from './types';

/** Whether a blob may be a worn frame's part: larger than letters, or longer than one and thin. */
function isPart(blob: InkBlob, height: number): boolean {
  const [across, up] = [wide(blob), tall(blob)];
  const isThin = up < height * 0.9 || blob.area < across * up * 0.3;
  return blob.kind === 'large' || (blob.kind !== 'speck' && Math.max(across, up) > height * 2 && isThin);
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

/** Frames of less than half the page's width and a third of its height; a worn one's parts as one, if they lie on a ring. */
function findFrames({ all }: Blobs, { height }: Letters, page: Size): InkBlob[] {
  const isSmall = (blob: InkBlob) => wide(blob) < page.width * 0.5 && tall(blob) < page.height * 0.33;
  const left = new Set(all.filter((blob) => isPart(blob, height) && isSmall(blob)));
  const reach = height * 2.5;
  const frames: InkBlob[] = [];
  for (const first of left) {
    left.delete(first);
    const parts = [first];
    for (const part of parts)
      for (const other of left) {
        const across = Math.max(part.left, other.left) - Math.min(part.right, other.right);
        const down = Math.max(part.top, other.top) - Math.min(part.bottom, other.bottom);
        if (across < reach && down < reach && left.delete(other)) parts.push(other);
      }
    const ring = together(parts);
    const isOnRing = ({ left: from, right, top, bottom }: InkBlob) =>
      Math.hypot(
        (from + right - ring.left - ring.right) / wide(ring),
        (top + bottom - ring.top - ring.bottom) / tall(ring),
      ) > 0.5;
    frames.push(...(parts.length > 1 && isSmall(ring) && parts.every(isOnRing) ? [ring] : parts));
  }
  return frames;
}

/** Whether a frame is a box drawn upright: long runs of ink along its top and its bottom, and none between, as a table has. */
function isBox(frame: InkBlob, { runs }: Blobs, height: number): boolean {
  const lines = { top: 0, middle: 0, bottom: 0 };
  for (let run = 0; run < runs.count; run += 1) {
    const [x, end, y] = [runs.x[run] as number, runs.end[run] as number, runs.y[run] as number];
    if (end - x < wide(frame) * 0.3 || x < frame.left || end > frame.right + 1) continue;
    if (y < frame.top || y > frame.bottom) continue;
    lines[y < frame.top + height ? 'top' : y > frame.bottom - height ? 'bottom' : 'middle'] += 1;
  }
  return lines.top > 0 && lines.bottom > 0 && lines.middle === 0;
}

/** Marks the letters inside stamps' frames. Says whether letters stand in a box on the left: a stamp's, or print that counts. */
export function markStamped(blobs: Blobs, letters: Letters, page: Size): boolean {
  const { height } = letters;
  const hollow = findFrames(blobs, letters, page).filter((frame) => {
    const [across, up] = [wide(frame), tall(frame)];
    return frame.area < across * up * 0.25 && across > height * 6 && up > height * 4;
  });
  const print = blobs.all.filter(({ kind }) => kind === 'letter');
  let isBoxed = false;
  for (const frame of hollow) {
    const isAskew = frame.longest < wide(frame) * 0.33;
    if (!isAskew && !isBox(frame, blobs, height)) continue;
    const within = print.filter(
      ({ left, right, top, bottom }) =>
        left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom,
    );
    if (isAskew || frame.left > page.width * 0.45) for (const blob of within) blob.kind = 'stamped';
    else isBoxed ||= within.length > 0;
  }
  return isBoxed;
}
