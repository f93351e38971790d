import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

export type PictureFile = {
  /** `/team/asha.png` */
  src: string;
  /** in pixels */
  width: number;
  height: number;
  /** of the bytes, eight hex digits: a changed picture gets new addresses, so variants can be cached for ever */
  hash: string;
};

const read = new Map<string, PictureFile>();

/**
 * Size and fingerprint of a picture under public/, read once a process; in `next dev` each time, as it may be replaced.
 *
 * @param src path from the root, as content writes it
 * @throws Error naming the path when the file is missing or is no picture
 */
export function pictureFile(src: string): PictureFile {
  const known = read.get(src);
  if (known && process.env.NODE_ENV !== 'development') return known;

  const path = join(process.cwd(), 'public', src);
  if (!existsSync(path)) throw new Error(`There is no picture public${src}.`);
  const bytes = readFileSync(path);
  const { width, height } = sizeOf(src, bytes);
  const file = { src, width, height, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 8) };
  read.set(src, file);
  return file;
}

function sizeOf(src: string, bytes: Uint8Array): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    // A telephone writes its pictures lying, and how to turn them.
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    throw new Error(`public${src} is no picture that can be read.`);
  }
}
