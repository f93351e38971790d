import type { Box } from '../lines/types';
import { latin1 } from '../pdf/latin1';
import { displayedBox, type PageGeometry } from './page-geometry';
import {
  edgesOf,
  formObject,
  givenFloats,
  imageObject,
  type Pdfium,
  pageObjects,
  pathObject,
  textObject,
} from './pdfium';

type Edges = NonNullable<ReturnType<typeof edgesOf>>;
type Point = [x: number, y: number];
type Matrix = readonly [number, number, number, number, number, number];

// A drawing of thousands of strokes is no table; its first ones are enough to see that.
const mostRules = 2000;
const deepestForm = 4;
const asItIs: Matrix = [1, 0, 0, 1, 0, 0];

/** The pictures and the drawn lines on an open page, those inside its forms too, and text that is none of `read`. */
export function drawnThings(pdfium: Pdfium, page: number, geometry: PageGeometry, read: ReadonlySet<number>) {
  const { call, given } = pdfium;
  const images: Box[] = [];
  const rules: Box[] = [];
  const unread: Box[] = [];
  let isUndecoded = false;
  const visit = (object: number, matrix: Matrix, depth: number): void => {
    const type = call.FPDFPageObj_GetType(object);
    if (type === formObject && depth < deepestForm) {
      call.FPDFPageObj_GetMatrix(object, given);
      const inner = multiply(givenFloats(pdfium, 6) as unknown as Matrix, matrix);
      const count = call.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count; index += 1) visit(call.FPDFFormObj_GetObject(object, index), inner, depth + 1);
      return;
    }
    isUndecoded ||= type === imageObject && !isDecoded(pdfium, object, page);
    const isUnread = type === textObject && !read.has(object);
    if (type !== imageObject && !isUnread && (type !== pathObject || rules.length >= mostRules)) return;
    const edges = edgesOf(pdfium, object);
    if (!edges) return;
    const [left, bottom, right, top] = type === pathObject ? seenOf(pdfium, object, edges) : edges;
    if (left > right || bottom > top) return;
    const corners = [left, right].flatMap((x) => [apply(matrix, x, bottom), apply(matrix, x, top)]);
    const box = displayedBox(geometry, ...boundsOf(corners));
    if (!isUnread) (type === imageObject ? images : rules).push(box);
    else if (box.width > 2 && box.height > 2) unread.push(box);
  };
  for (const object of pageObjects(pdfium, page)) visit(object, asItIs, 0);
  return { images, rules, unread, isUndecoded };
}

// PDFium leaves these as they are packed; that they can be read is seen from the picture's depth.
const packedPictures = /DCT|JPX|JBIG2|CCF|CCITT/;

/** A picture that PDFium cannot begin to unpack has no depth (fpdf_edit.h, FPDF_IMAGEOBJ_METADATA). */
function isDecoded({ call, memory, given: at }: Pdfium, image: number, page: number): boolean {
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
function seenOf(pdfium: Pdfium, path: number, edges: Edges): Edges {
  const { call, given } = pdfium;
  const clip = call.FPDFPageObj_GetClipPath(path);
  let [left, bottom, right, top] = edges;
  for (let cut = 0, cuts = call.FPDFClipPath_CountPaths(clip); cut < cuts; cut += 1) {
    const points: Point[] = [];
    for (let index = 0, count = call.FPDFClipPath_CountPathSegments(clip, cut); index < count; index += 1) {
      call.FPDFPathSegment_GetPoint(call.FPDFClipPath_GetPathSegment(clip, cut, index), given, given + 4);
      points.push(givenFloats(pdfium, 2) as Point);
    }
    const cutTo = boundsOf(points);
    [left, bottom] = [Math.max(left, cutTo[0]), Math.max(bottom, cutTo[1])];
    [right, top] = [Math.min(right, cutTo[2]), Math.min(top, cutTo[3])];
  }
  return [left, bottom, right, top];
}

function boundsOf(points: readonly Point[]): Edges {
  const bounds: Edges = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [bounds[0], bounds[1]] = [Math.min(bounds[0], x), Math.min(bounds[1], y)];
    [bounds[2], bounds[3]] = [Math.max(bounds[2], x), Math.max(bounds[3], y)];
  }
  return bounds;
}

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Point => [a * x + c * y + e, b * x + d * y + f];

function multiply([a, b, c, d, e, f]: Matrix, other: Matrix): Matrix {
  const [[m, n], [o, p], [q, r]] = [apply(other, a, b), apply(other, c, d), apply(other, e, f)];
  const [, , , , tx, ty] = other;
  return [m - tx, n - ty, o - tx, p - ty, q, r];
}
