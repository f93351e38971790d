import { type Blobs, type InkBlob, tall, wide } from './blobs';
import { percentile } from './percentile';

/** The usual height of a blob that is print, in pixels, and how many letters and specks there are. */
export type Letters = { height: number; letters: number; specks: number };

/** The median height of blobs that may be letters: from a twenty-fourth of an inch of type (5 points) up to 30 points. */
function usualHeight(blobs: readonly InkBlob[], scale: number): number {
  const maybe = blobs.filter((blob) => tall(blob) >= 2.2 * scale && tall(blob) <= 24 * scale && wide(blob) >= 2);
  return percentile(maybe.map(tall), 0.5, 6 * scale);
}

/** Large blobs of one height side by side on one line: the letters of a heading. At least three, or it may be a drawing. */
function isHeading(blob: InkBlob, large: readonly InkBlob[]): boolean {
  const height = tall(blob);
  const beside = large.filter((other) => {
    const isLevel = Math.abs(other.bottom - blob.bottom) < height * 0.35;
    const ratio = tall(other) / height;
    return other !== blob && isLevel && ratio > 0.6 && ratio < 1.6;
  });
  return beside.length >= 2 && wide(blob) < height * 6;
}

function kindOf(blob: InkBlob, height: number): InkBlob['kind'] {
  const [up, across] = [tall(blob), wide(blob)];
  if (up < height * 0.35 && across < height * 0.5) return 'speck';
  const isRule =
    (up <= height * 0.35 && across > height * 3) ||
    (up <= height * 0.6 && across > height * 8) ||
    (across > height * 8 && up < across * 0.12 && blob.area < across * up * 0.4);
  if (isRule) return 'rule';
  return up > height * 3.2 || (across < height * 0.4 && up > height * 2.6) ? 'large' : 'letter';
}

export function sortBlobs({ all }: Blobs, scale: number): Letters {
  const height = usualHeight(all, scale);
  for (const blob of all) blob.kind = kindOf(blob, height);
  const large = all.filter(({ kind }) => kind === 'large');
  for (const blob of large) if (tall(blob) < height * 10 && isHeading(blob, large)) blob.kind = 'letter';
  const count = (which: InkBlob['kind']) => all.filter(({ kind }) => kind === which).length;
  return { height, letters: count('letter'), specks: count('speck') };
}
