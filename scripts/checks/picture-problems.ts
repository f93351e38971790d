import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TextCheck } from './text-problems';

const picture = /^\/[\w./-]+\.(png|jpe?g|webp|avif|svg)$/i;
/** The export makes small variants of every picture; a source above this only slows the build and the repository. */
const mostBytes = 2 * 1024 * 1024;
const mostPixels = 25_000_000;

/** Pictures that are too large, or that no program can draw. Files that are missing are told elsewhere. */
export const drawablePicture: TextCheck = async ({ value }) => {
  const path = join('public', value);
  const problem = picture.test(value) && existsSync(path) ? await pictureProblem(path) : undefined;
  return problem && `${path} ${problem}`;
};

/** What is wrong with a picture's file, or undefined. */
export async function pictureProblem(path: string): Promise<string | undefined> {
  const { size } = await stat(path);
  const advice = 'save it at most 2000 pixels wide';
  if (size > mostBytes) return `is ${(size / 1024 / 1024).toFixed(1)} MB; allowed are 2 MB: ${advice}`;
  try {
    const { width, height } = await sharp(path).metadata();
    return width * height > mostPixels
      ? `is ${width} × ${height} pixels; allowed are 25 million: ${advice}`
      : undefined;
  } catch {
    return 'is not a picture; save it again as PNG, JPEG, WebP or SVG';
  }
}
