import type { Box, PagePicture } from '../lines/types';
import type { PdfDocument } from './open-document';
import type { OpenPage } from './open-page';
import { displayedSize } from './page-geometry';

// fpdfview.h
const bgrx = 3;
const withAnnotations = 0x01;
const redFirst = 0x10;
const limitedImageCache = 0x200;
const white = 0xffffffff | 0;

/** What is enough to see rows in: about 100 dots per inch. */
const pictureScale = 100 / 72;

/** A drawing of A0 has this many; what is larger is drawn coarser, so that no page's size can use up the memory. */
const mostPixels = 16e6;

export type Drawing = { width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> };

/** Draws a page so many pixels wide, with its annotations and what stands in its form fields. */
export function drawPage(document: PdfDocument, page: OpenPage, wanted: number): Drawing {
  const scale = wanted / displayedSize(page.geometry).width;
  return withBitmap(document, page, scale, withAnnotations | redFirst, ({ width, height, bytes, stride }) => {
    const rgba = new Uint8ClampedArray(width * height * 4);
    for (let y = 0; y < height; y += 1) rgba.set(bytes.subarray(y * stride, y * stride + width * 4), y * width * 4);
    for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255;
    return { width, height, rgba };
  });
}

/** The grey picture of a page, or of a place on it, in which rows are sought; without annotations, which are no text of the page. */
export function pictureOf(document: PdfDocument, page: OpenPage, place?: Box): PagePicture {
  const use = ({ width, height, scale, bytes, stride }: Bitmap): PagePicture => {
    const grey = new Uint8Array(width * height);
    for (let y = 0, to = 0; y < height; y += 1) {
      for (let from = y * stride, end = from + width * 4; from < end; from += 4, to += 1) {
        // ITU-R BT.601, in 256ths; blue comes first.
        grey[to] =
          ((bytes[from] as number) * 29 + (bytes[from + 1] as number) * 150 + (bytes[from + 2] as number) * 77) >> 8;
      }
    }
    return { index: page.index, width, height, scale, grey };
  };
  return withBitmap(document, page, pictureScale, limitedImageCache, use, place);
}

type Bitmap = { width: number; height: number; scale: number; bytes: Uint8Array; stride: number };

/** @param wanted pixels per unit of the page, unless that is too large */
function withBitmap<Result>(
  { pdfium: { call, memory }, form }: PdfDocument,
  { handle, geometry }: OpenPage,
  wanted: number,
  flags: number,
  use: (bitmap: Bitmap) => Result,
  place?: Box,
): Result {
  const whole = displayedSize(geometry);
  const { x, y, ...size } = place ?? { x: 0, y: 0, ...whole };
  const scale = wanted * Math.min(1, Math.sqrt(mostPixels / (size.width * wanted * (size.height * wanted))));
  const pixels = (length: number) => Math.round(length * scale);
  const [width, height] = [Math.max(1, pixels(size.width)), Math.max(1, pixels(size.height))];
  const drawn = [-pixels(x), -pixels(y), pixels(whole.width), pixels(whole.height), 0, flags];
  const bitmap = call.FPDFBitmap_CreateEx(width, height, bgrx, 0, 0);
  if (!bitmap) throw new Error('too-little-memory');
  try {
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    call.FPDF_RenderPageBitmap(bitmap, handle, ...drawn);
    if (flags & withAnnotations) call.FPDF_FFLDraw(form, bitmap, handle, ...drawn);
    const stride = call.FPDFBitmap_GetStride(bitmap);
    const start = call.FPDFBitmap_GetBuffer(bitmap);
    return use({ width, height, scale, bytes: memory().bytes.subarray(start, start + stride * height), stride });
  } finally {
    call.FPDFBitmap_Destroy(bitmap);
  }
}
