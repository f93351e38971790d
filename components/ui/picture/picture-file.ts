import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

export type PictureFile = ReturnType<typeof measurePicture>;

/**
 * A picture under public/: its path `src`, its size in pixels, and a hash of its bytes, which variants carry in their address
 * and so can be cached for ever.
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

function measurePicture(src: string) {
  const path = join('public', src);
  if (!existsSync(path)) throw new Error(`There is no picture ${path}.`);
  const bytes = readFileSync(path);
  const { width, height, orientation = 1 } = imageSize(bytes);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  // EXIF orientations 5 to 8 turn a phone's picture by 90 degrees.
  return orientation < 5 ? { src, width, height, hash } : { src, width: height, height: width, hash };
}
