import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
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

/**
 * Size and fingerprint of a picture under public/. That it is there, and is a picture, the checks of content have seen.
 *
 * @param src path from the root, as content writes it
 */
export function pictureFile(src: string): PictureFile {
  const bytes = readFileSync(join(process.cwd(), 'public', src));
  const { width, height, orientation = 1 } = imageSize(bytes);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  // A telephone writes its pictures lying, and how to turn them.
  return orientation < 5 ? { src, width, height, hash } : { src, width: height, height: width, hash };
}
