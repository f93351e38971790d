import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import type { TextCheck } from './text-problems';

const picture = /^\/[\w./-]+\.(png|jpe?g|webp|avif|svg)$/i;
/** The export makes small variants of every picture; a source above this only slows the build and the repository. */
const mostBytes = 2 * 1024 * 1024;
const mostPixels = 25_000_000;

/** The fields that name a picture's file; a scene's or an icon's name is checked by its type. */
const pictureField = /(^|\.)(photo|logo|poster\.src|poster\.upright)$/;

/** A face is shown up to 352 pixels wide, a cover up to 384, and twice as fine on most screens. */
const shapes = [
  { field: /(^|\.)photo$/, kind: 'a portrait', leastWidth: 320, leastHeight: 400 },
  { field: /^image$/, kind: 'a cover', leastWidth: 480, leastHeight: 600 },
  { field: /(^|\.)logo$/, kind: 'a logo', leastWidth: 64, leastHeight: 64 },
] as const;

/** Pictures that are not files of this site, that are too large or too small, or that no program can draw. */
export const drawablePicture: TextCheck = async ({ field, value }) => {
  const elsewhere = pictureField.test(field) ? placeProblem(value) : undefined;
  if (elsewhere) return elsewhere;
  const path = join('public', value);
  if (!picture.test(value) || !existsSync(path)) return undefined;
  const problem = await pictureProblem(path, field);
  return problem && `${path} ${problem}`;
};

function placeProblem(value: string): string | undefined {
  if (picture.test(value) || value.trim() === '') return undefined;
  const name = value.split(/[/\\]/).at(-1) ?? '';
  if (/^(https?:)?\/\//i.test(value))
    return `"${value}" is a picture of another site; save it under public/ and write its path, such as /team/${/\.\w+$/.test(name) ? name : 'name.jpg'}`;
  return `"${value}" is not the path of a picture; allowed is one under public/ such as /team/name.jpg, in letters, digits, points and hyphens`;
}

/** As components/sections/firm-logos.tsx shows it: in a box of 160 by 32 pixels. */
const logoScale = ({ width, height }: { width: number; height: number }) => Math.min(160 / width, 32 / height);

async function pictureProblem(path: string, field: string): Promise<string | undefined> {
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

  const shape = shapes.find((one) => one.field.test(field));
  if (!shape) return undefined;
  const { kind, leastWidth, leastHeight } = shape;
  if (kind === 'a cover' && format !== 'svg' && height < width * 1.1)
    return `${has}, which is not upright; ${kind} is the picture of an upright page`;
  const isSmall = kind === 'a logo' ? logoScale(autoOrient) > 0.5 : width < leastWidth || height < leastHeight;
  if (format !== 'svg' && isSmall)
    return `${has}, which is blurred where it is shown; ${kind} has at least ${leastWidth} × ${leastHeight}`;
  if (kind !== 'a logo') return undefined;
  // One that was made for dark grounds: on the page's light one nothing of it would be seen.
  const [shade] = (await sharp(path).flatten({ background: '#fff' }).greyscale().stats()).channels;
  if ((shade?.min ?? 0) > 190) return 'is too light to be seen on the page; take the firm’s logo for light grounds';
  const { info } = await sharp(path).flatten({ background: '#fff' }).trim().toBuffer({ resolveWithObject: true });
  const larger = logoScale(info) / logoScale(autoOrient);
  return larger > 2.5
    ? `has much white around its mark; cut it off, and the mark is shown ${larger.toFixed(1)} times as large`
    : undefined;
}
