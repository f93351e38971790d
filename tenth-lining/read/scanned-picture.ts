import type { PagePicture, PageText } from '@/tenth-lining/lines/types';
import type { PdfDocument } from './open-document';
import type { OpenPage } from './open-page';
import { imageObject, type Pdfium, pageObjects, readFloats } from './pdfium';

// fpdfview.h
const grey = 1;
const bgr = 2;
// Dots per inch in which rows are sought, and how far from it a scan may be once whole pixels of it are taken together.
const usualDensity = 100;
const nearDensity = { least: 90, most: 126 };
const mostPixels = 16e6;

/**
 * The grey picture of a page that is a scan, with or without print over it, by joining the scan's own pixels in squares: a third faster
 * than to have the page drawn, and the same to look for rows in.
 *
 * @returns undefined for every other page, which has to be drawn
 */
export function scannedPicture({ pdfium }: PdfDocument, page: OpenPage, text: PageText): PagePicture | undefined {
  const isScan = page.geometry.turns === 0 && text.images.length === 1 && text.rules?.length === 0;
  const image = isScan ? wholePage(pdfium, page) : undefined;
  if (image === undefined) return undefined;
  const { call, memory } = pdfium;
  const bitmap = call.FPDFImageObj_GetBitmap(image);
  if (!bitmap) return undefined;
  try {
    const [width, height] = [call.FPDFBitmap_GetWidth(bitmap), call.FPDFBitmap_GetHeight(bitmap)];
    const format = call.FPDFBitmap_GetFormat(bitmap);
    const side = squareSide(width, height, text);
    if (side === 0 || (format !== grey && format !== bgr)) return undefined;
    const stride = call.FPDFBitmap_GetStride(bitmap);
    const start = call.FPDFBitmap_GetBuffer(bitmap);
    const bytes = memory().bytes.subarray(start, start + stride * height);
    const small = { width: Math.floor(width / side), height: Math.floor(height / side) };
    // Of colours the middle one, green, which is the most of their brightness: print is dark in it, stamps are too.
    const pixels = format === grey ? { from: 0, step: 1 } : { from: 1, step: 3 };
    const joined = joinSquares(bytes, { ...pixels, stride, side, ...small });
    return { index: page.index, ...small, scale: width / side / text.width, grey: joined, isBare: true };
  } finally {
    call.FPDFBitmap_Destroy(bitmap);
  }
}

/** The page's one picture, if it lies upright over the whole page, is a JPEG, and nothing of it is cut or seen through. */
function wholePage(pdfium: Pdfium, { handle, geometry }: OpenPage): number | undefined {
  const { call, memory } = pdfium;
  const image = pageObjects(pdfium, handle).find((object) => call.FPDFPageObj_GetType(object) === imageObject);
  if (image === undefined || call.FPDFPageObj_HasTransparency(image)) return undefined;
  if (call.FPDFClipPath_CountPaths(call.FPDFPageObj_GetClipPath(image)) > 0) return undefined;
  const at = call.malloc(24);
  call.FPDFPageObj_GetMatrix(image, at);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = readFloats(pdfium, at, 6);
  const length = call.FPDFImageObj_GetImageFilter(image, 0, at, 24);
  const filter = new TextDecoder().decode(memory().bytes.slice(at, at + Math.max(0, length - 1)));
  call.free(at);
  const { left, bottom, right, top } = geometry;
  const isOver = [a - (right - left), d - (top - bottom), e - left, f - bottom, b, c].every((off) => Math.abs(off) < 1);
  return isOver && filter === 'DCTDecode' ? image : undefined;
}

/** How many of a scan's pixels across and down become one; 0 where no whole number of them comes near. */
function squareSide(width: number, height: number, page: PageText): number {
  const density = (width / page.width) * 72;
  const side = Math.round(density / usualDensity);
  const isEven = Math.abs(height / page.height / (width / page.width) - 1) < 0.01;
  const isNear = density / side >= nearDensity.least && density / side <= nearDensity.most;
  return side > 0 && isEven && isNear && width * height <= mostPixels ? side : 0;
}

/** `step`: bytes from pixel to pixel; `from`: the first that is taken. */
type Squares = { from: number; step: number; stride: number; side: number; width: number; height: number };

function joinSquares(bytes: Uint8Array, { from, step, stride, side, width, height }: Squares): Uint8Array {
  const joined = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  const share = 1 / (side * side);
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    for (let line = y * side; line < (y + 1) * side; line += 1) {
      let at = line * stride + from;
      for (let x = 0; x < width; x += 1) {
        let sum = 0;
        for (let end = at + side * step; at < end; at += step) sum += bytes[at] as number;
        sums[x] = (sums[x] as number) + sum;
      }
    }
    for (let x = 0; x < width; x += 1) joined[y * width + x] = (sums[x] as number) * share;
  }
  return joined;
}
