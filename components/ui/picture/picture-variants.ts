import { basename, extname } from 'node:path';
import type { PictureFile } from './picture-file';

export const variantFormats = ['avif', 'webp'] as const;
export type VariantFormat = (typeof variantFormats)[number];

/** File names carry a hash, so hosts may cache the folder for ever. */
const variantFolder = '/_pictures';

// Each is about 1.4 times the one before, so a browser fetches at most twice the pixels that it shows.
const widthSteps = [112, 160, 224, 320, 448, 640, 896, 1280, 1792];

/** The widths in which a picture is offered: all steps clearly below the original's, then the original's, in pixels. */
export function variantWidths(width: number): number[] {
  return [...widthSteps.filter((step) => step < width * 0.9), width];
}

/** SVG is sharp at every size, and an animation would lose its frames. */
export function hasVariants(src: string): boolean {
  return /\.(png|jpe?g|webp)$/i.test(src);
}

/** Address of one variant: `/_pictures/asha.1f2e3d4c-320.avif`. */
export function variantUrl({ src, hash }: PictureFile, width: number, format: VariantFormat): string {
  return `${variantFolder}/${basename(src, extname(src))}.${hash}-${width}.${format}`;
}

/** The `srcset` of a picture in one format, smallest first. */
export function variantSrcSet(file: PictureFile, format: VariantFormat): string {
  return variantWidths(file.width)
    .map((width) => `${encodeURI(variantUrl(file, width, format))} ${width}w`)
    .join(', ');
}
