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
  /** of the bytes, eight hex digits: variants carry it in their address and can be cached for ever */
  hash: string;
};

/**
 * Size and hash of a picture under public/.
 *
 * @throws Error naming the path if the file is missing or no picture; in `next dev`, where the checks of content report it,
 * the picture gets a placeholder's size
 */
export function readPictureFile(src: string): PictureFile {
  try {
    return measurePicture(src);
  } catch (error) {
    if (process.env.NODE_ENV === 'development') return { src, width: 4, height: 5, hash: '' };
    throw error;
  }
}

function measurePicture(src: string): PictureFile {
  const path = join('public', src);
  if (!existsSync(path)) throw new Error(`There is no picture ${path}.`);
  const bytes = readFileSync(path);
  const { width, height, orientation = 1 } = imageSize(bytes);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  // EXIF orientations 5 to 8 turn a phone's picture by 90 degrees.
  return orientation < 5 ? { src, width, height, hash } : { src, width: height, height: width, hash };
}
