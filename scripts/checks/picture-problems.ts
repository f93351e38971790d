import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import type { PictureKind } from '../../content/schema/kinds';
import type { Problem } from '../../lib/problem';
import type { ContentValue } from './file-problems';

/** The export makes small variants of every picture; a source above this only slows the build and the repository. */
const mostBytes = 2 * 1024 * 1024;
const mostPixels = 25_000_000;

/** A face is shown up to 352 pixels wide, a cover up to 384, and twice as fine on most screens. */
const shapes: Readonly<Record<PictureKind, { name: string; least: readonly [width: number, height: number] }>> = {
  portrait: { name: 'a portrait', least: [320, 400] },
  cover: { name: 'a cover', least: [480, 600] },
  logo: { name: 'a logo', least: [64, 64] },
  poster: { name: 'a poster', least: [1, 1] },
};
const isPicture = (kind: string): kind is PictureKind => Object.hasOwn(shapes, kind);

/** Pictures that are too large or too small, or that no program can draw; a missing one is reported by its kind. */
export async function pictureProblems(values: readonly ContentValue[]): Promise<Problem[]> {
  const problems = values.map(async ({ file, field, kind, value }) => {
    const path = join('public', String(value));
    const problem = isPicture(kind) && (await pictureProblem(path, kind));
    return problem ? [{ file, field, message: `${path} ${problem}` }] : [];
  });
  return (await Promise.all(problems)).flat();
}

/** As components/sections/firm-logos.tsx shows it: in a box of 160 by 32 pixels. */
const logoScale = ({ width, height }: { width: number; height: number }) => Math.min(160 / width, 32 / height);

async function pictureProblem(path: string, kind: PictureKind): Promise<string | undefined> {
  const { size } = await stat(path);
  const advice = 'save it at most 2000 pixels wide';
  if (size > mostBytes) return `is ${(size / 1024 / 1024).toFixed(1)} MB; allowed are 2 MB: ${advice}`;
  const metadata = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return 'is not a picture; save it again as PNG, JPEG, WebP or SVG';
  const measured = await readFile(path)
    .then(imageSize)
    .catch(() => undefined);
  if (!measured) return 'has neither viewBox nor width and height; export it again with them';
  const { format, autoOrient } = metadata;
  const { width, height } = autoOrient;
  const has = `is ${width} × ${height} pixels`;
  if (width * height > mostPixels) return `${has}; allowed are 25 million: ${advice}`;

  const { name, least } = shapes[kind];
  if (kind === 'cover' && format !== 'svg' && height < width * 1.1)
    return `${has}, which is not upright; ${name} is the picture of an upright page`;
  const isSmall = kind === 'logo' ? logoScale(autoOrient) > 0.5 : width < least[0] || height < least[1];
  return format !== 'svg' && isSmall
    ? `${has}, too small: it would look blurred; ${name} has at least ${least.join(' × ')}`
    : undefined;
}
