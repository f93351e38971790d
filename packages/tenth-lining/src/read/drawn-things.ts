import type { Box } from '../lines/types';
import { latin1 } from '../pdf/latin1';
import { displayedBox, type PageGeometry } from './page-geometry';
import { formObject, imageObject, type Pdfium, pageObjects, pathObject, readFloats, textObject } from './pdfium';

/** Left, bottom, right, top. */
type Bounds = [number, number, number, number];
type Matrix = readonly [number, number, number, number, number, number];

// A drawing of thousands of strokes is no table; its first ones are enough to see that.
const mostRules = 2000;
const deepestForm = 4;
const asItIs: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * Places of the pictures and the drawn lines on an open page, those inside its forms (PDF's reused drawings) too; and of text that
 * is none of `read`. `isUndecoded`: a picture of it cannot be unpacked, or ends early.
 */
export function drawnThings(
  pdfium: Pdfium,
  page: number,
  geometry: PageGeometry,
  read: ReadonlySet<number>,
): { images: Box[]; rules: Box[]; unread: Box[]; isUndecoded: boolean } {
  const { call } = pdfium;
  const at = call.malloc(28);
  const images: Box[] = [];
  const rules: Box[] = [];
  const unread: Box[] = [];
  let isUndecoded = false;
  const visit = (object: number, matrix: Matrix, depth: number): void => {
    const type = call.FPDFPageObj_GetType(object);
    if (type === formObject && depth < deepestForm) {
      call.FPDFPageObj_GetMatrix(object, at);
      const inner = multiply(readFloats(pdfium, at, 6) as unknown as Matrix, matrix);
      const count = call.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count; index += 1) visit(call.FPDFFormObj_GetObject(object, index), inner, depth + 1);
      return;
    }
    isUndecoded ||= type === imageObject && !isDecoded(pdfium, object, page, at);
    const isUnread = type === textObject && !read.has(object);
    if (type !== imageObject && !isUnread && (type !== pathObject || rules.length >= mostRules)) return;
    if (!call.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12)) return;
    const bounds = readFloats(pdfium, at, 4) as Bounds;
    const [left, bottom, right, top] = type === pathObject ? seenOf(pdfium, object, at, bounds) : bounds;
    if (left > right || bottom > top) return;
    const corners = [
      apply(matrix, left, bottom),
      apply(matrix, right, top),
      apply(matrix, left, top),
      apply(matrix, right, bottom),
    ];
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const box = displayedBox(geometry, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
    if (!isUnread) (type === imageObject ? images : rules).push(box);
    else if (box.width > 2 && box.height > 2) unread.push(box);
  };
  for (const object of pageObjects(pdfium, page)) visit(object, asItIs, 0);
  call.free(at);
  return { images, rules, unread, isUndecoded };
}

// PDFium leaves these as they are packed; that they can be read is seen from the picture's depth.
const packedPictures = /DCT|JPX|JBIG2|CCF|CCITT/;

/** `at`: 28 bytes (fpdf_edit.h, FPDF_IMAGEOBJ_METADATA). A picture that PDFium cannot begin to unpack has no depth. */
function isDecoded(pdfium: Pdfium, image: number, page: number, at: number): boolean {
  const { call, memory } = pdfium;
  if (!call.FPDFImageObj_GetImageMetadata(image, page, at)) return false;
  const [width = 0, height = 0, , , depth = 0] = [0, 4, 8, 12, 16].map((by) => memory().view.getUint32(at + by, true));
  if (depth === 0) return false;
  const last = call.FPDFImageObj_GetImageFilterCount(image) - 1;
  const length = last < 0 ? 0 : call.FPDFImageObj_GetImageFilter(image, last, at, 24);
  if (packedPictures.test(latin1(memory().bytes.subarray(at, at + Math.min(24, length))))) return true;
  const full = Math.min(24, depth);
  const size = call.FPDFImageObj_GetImageDataDecoded(image, 0, 0);
  // Fewer colours, or bits of each, are given as 8 or 24: such a picture has its own size, with a few bytes over at the most.
  return [full, ...(full > 1 ? [1, 2, 3, 4, 6, 8, 12, 16] : [])].some((bits) => {
    const over = size - Math.ceil((width * bits) / 8) * height;
    return over >= 0 && (bits >= full || over < 16);
  });
}

/** What a clip leaves of a path's bounds: a border may be drawn as a filled box of which all but a strip is cut away. */
function seenOf(pdfium: Pdfium, path: number, at: number, bounds: Bounds): Bounds {
  const { call } = pdfium;
  const clip = call.FPDFPageObj_GetClipPath(path);
  const seen: Bounds = [...bounds];
  for (let cut = 0, cuts = call.FPDFClipPath_CountPaths(clip); cut < cuts; cut += 1) {
    const [xs, ys]: [number[], number[]] = [[], []];
    for (let index = 0, count = call.FPDFClipPath_CountPathSegments(clip, cut); index < count; index += 1) {
      call.FPDFPathSegment_GetPoint(call.FPDFClipPath_GetPathSegment(clip, cut, index), at, at + 4);
      const [x = 0, y = 0] = readFloats(pdfium, at, 2);
      xs.push(x);
      ys.push(y);
    }
    seen[0] = Math.max(seen[0], Math.min(...xs));
    seen[1] = Math.max(seen[1], Math.min(...ys));
    seen[2] = Math.min(seen[2], Math.max(...xs));
    seen[3] = Math.min(seen[3], Math.max(...ys));
  }
  return seen;
}

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** First `one`, then `other`. */
function multiply([a, b, c, d, e, f]: Matrix, other: Matrix): Matrix {
  const [[m, n], [o, p], [q, r]] = [apply(other, a, b), apply(other, c, d), apply(other, e, f)];
  const [, , , , tx, ty] = other;
  return [m - tx, n - ty, o - tx, p - ty, q, r];
}
