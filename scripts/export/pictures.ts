import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type PictureFile, readPictureFile } from '../../components/ui/picture/picture-file';
import {
  type VariantFormat,
  variantFormats,
  variantUrl,
  variantWidths,
} from '../../components/ui/picture/picture-variants';

/** Survives `next build`. A variant's name contains a hash of the picture, so each is drawn once. */
const cacheFolder = '.cache/pictures';

// In sharp's own qualities. AVIF's effort 2 of 9 takes a fifth of the default's time and, measured on covers, about 8 % more bytes.
const encoders: Record<VariantFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ effort: 2 }),
  webp: (picture) => picture.webp(),
};

/**
 * The originals of every picture with variants on a page (components/ui/picture/picture.tsx writes them), as paths.
 *
 * @throws Error for a picture element that is not made so: its variants would be missing on the host
 */
export function pictureSources(page: Document): string[] {
  const paths = [...page.querySelectorAll('picture')].map((picture) => {
    const src = picture.querySelector('img')?.getAttribute('src') ?? '';
    if (!/^\/(?!\/)/.test(src)) throw new Error(`a picture element shows "${src}", which is no path of this site`);
    if (!picture.querySelector('source')) throw new Error(`the picture element of ${src} offers no variants`);
    return decodeURI(src);
  });
  return [...new Set(paths)];
}

/** Draws every variant of the pictures that `pictureSources` found into the export. Returns the number of files. */
export async function writePictureVariants(folder: string, sources: readonly string[]): Promise<number> {
  const jobs = sources
    .map(readPictureFile)
    .flatMap((file) =>
      variantFormats.flatMap((format) => variantWidths(file.width).map((width) => ({ file, width, format }))),
    );
  await Promise.all([cacheFolder, join(folder, '_pictures')].map((each) => mkdir(each, { recursive: true })));
  // sharp draws as many at once as it has threads.
  await Promise.all(jobs.map((job) => writeVariant(folder, job)));
  return jobs.length;
}

type Variant = { file: PictureFile; width: number; format: VariantFormat };

async function writeVariant(folder: string, { file, width, format }: Variant): Promise<void> {
  const url = variantUrl(file, width, format);
  const cached = join(cacheFolder, basename(url));
  if (!existsSync(cached)) {
    // Renamed when it is complete: a build that is stopped leaves no half picture.
    const drawn = `${cached}.${randomUUID()}`;
    await encoders[format](sharp(join('public', file.src)).autoOrient().resize(width)).toFile(drawn);
    await rename(drawn, cached);
  }
  await copyFile(cached, join(folder, url));
}
