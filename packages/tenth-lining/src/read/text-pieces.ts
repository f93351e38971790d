import type { TextPiece } from '../lines/types';
import { hasLayers, isPale } from './hidden-text';
import { displayedBox, type PageGeometry, toDisplay } from './page-geometry';
import { givenFloats, type Pdfium } from './pdfium';

/** What all letters of one text object of a page have in common; `along` is the direction of its lines in the file's space. */
type Style = {
  handle: number;
  fontSize: number;
  angle: number;
  along: [x: number, y: number];
  isInvisible: boolean;
  mayBeHidden: boolean;
  /** Its font does not say which letters it has: any code may be one. */
  isUnmapped: boolean;
};

type Letter = { code: number; left: number; right: number; bottom: number; top: number; x: number; y: number };

type Run = Style & Letter & { text: string; startX: number; startY: number };

// PDF 32000-1, table 106: neither fill nor stroke, as OCR writes.
const invisibleMode = 3;
const doubles = 8;
const lastCode = 0x10ffff;
const noSign = 0xfffd;

/** A font's own table may say anything, numbers among it that are no character's. */
const signOf = (code: number): string => String.fromCodePoint(code <= lastCode ? code : noSign);

const isWhite = (code: number): boolean =>
  code === 32 || code === 0xa0 || (code > 0x1fff && signOf(code).trim() === '');

/** The runs of text on an open page. `seen` is given the text objects that have letters. */
export function textPieces(pdfium: Pdfium, page: number, geometry: PageGeometry, seen: Set<number>): TextPiece[] {
  const { call } = pdfium;
  const text = call.FPDFText_LoadPage(page);
  const pieces: TextPiece[] = [];
  let run: Run | undefined;
  let style: Style | undefined;
  const isLayered = hasLayers(pdfium, page);
  const flush = () => {
    if (run?.text.trim()) pieces.push(pieceOf(run, geometry));
    run = undefined;
  };
  const letter: Letter = { code: 0, left: 0, right: 0, bottom: 0, top: 0, x: 0, y: 0 };
  let drawnBlanks = 0;
  const count = text ? call.FPDFText_CountChars(text) : 0;
  for (let index = 0; index < count; index += 1) {
    const handle = call.FPDFText_GetTextObject(text, index);
    // What PDFium adds by itself: spaces and line ends that it concludes from gaps.
    if (!handle) {
      if (run) run.text += ' ';
      continue;
    }
    if (handle !== style?.handle) {
      style = styleAt(pdfium, text, index, handle, geometry, isLayered);
      drawnBlanks = 0;
      seen.add(handle);
    }
    readLetter(pdfium, text, index, letter);
    // Letters that are drawn, and white space by their font: the object is seen once it has another.
    if (!isWhite(letter.code)) seen.add(handle);
    else if (letter.top - letter.bottom > 0.1 && ++drawnBlanks === 3) seen.delete(handle);
    // What is drawn with a code that no letter has is a letter; a space has no height.
    const isCodeOfNone = letter.code < 32 || (style.isUnmapped && letter.code === 32);
    if (isCodeOfNone && letter.top - letter.bottom > 0.1) letter.code = noSign;
    if (run && !continues(run, style, letter)) flush();
    if (run) extend(run, letter);
    else if (letter.code > 32) {
      run = { ...style, ...letter, text: signOf(letter.code), startX: letter.x, startY: letter.y };
    }
  }
  flush();
  if (text) call.FPDFText_ClosePage(text);
  return pieces;
}

function styleAt(
  pdfium: Pdfium,
  text: number,
  index: number,
  handle: number,
  { turns }: PageGeometry,
  isLayered: boolean,
): Style {
  const { call, given } = pdfium;
  call.FPDFText_GetMatrix(text, index, given);
  const [a = 0, b = 0, c = 0, d = 0] = givenFloats(pdfium, 4);
  const length = Math.hypot(a, b) || 1;
  const clockwise = (-Math.atan2(b, a) * 180) / Math.PI + turns * 90;
  const isInvisible = call.FPDFTextObj_GetTextRenderMode(handle) === invisibleMode;
  return {
    handle,
    fontSize: call.FPDFText_GetFontSize(text, index) * Math.hypot(c, d),
    angle: clockwise - 360 * Math.round(clockwise / 360),
    along: [a / length, b / length],
    isInvisible,
    mayBeHidden: !isInvisible && (isLayered || isPale(pdfium, handle)),
    isUnmapped: call.FPDFText_HasUnicodeMapError(text, index) === 1,
  };
}

/** Into one object for all: a page has thousands, and each would be swept up again. */
function readLetter({ call, memory, given: at }: Pdfium, text: number, index: number, letter: Letter): void {
  call.FPDFText_GetCharBox(text, index, at, at + doubles, at + 2 * doubles, at + 3 * doubles);
  call.FPDFText_GetCharOrigin(text, index, at + 4 * doubles, at + 5 * doubles);
  const { view } = memory();
  letter.code = call.FPDFText_GetUnicode(text, index);
  letter.left = view.getFloat64(at, true);
  letter.right = view.getFloat64(at + doubles, true);
  letter.bottom = view.getFloat64(at + 2 * doubles, true);
  letter.top = view.getFloat64(at + 3 * doubles, true);
  letter.x = view.getFloat64(at + 4 * doubles, true);
  letter.y = view.getFloat64(at + 5 * doubles, true);
}

/** Whether a letter goes on where the run has come to: in its direction, no more than a letter's width away. */
function continues(run: Run, style: Style, letter: Letter): boolean {
  const isSameStyle =
    style.isInvisible === run.isInvisible &&
    style.mayBeHidden === run.mayBeHidden &&
    Math.abs(style.fontSize - run.fontSize) < 0.1 &&
    Math.abs(style.angle - run.angle) < 0.5;
  if (!isSameStyle) return false;
  const size = run.fontSize || 1;
  const [x, y] = run.along;
  // Off the line, not off the page's level: the lines of a tilted scan lie below each other's ends.
  const isOnLine = Math.abs((letter.y - run.y) * x - (letter.x - run.x) * y) < 0.1 * size;
  const across = Math.max(letter.left - run.right, run.left - letter.right) * Math.abs(x);
  const up = Math.max(letter.bottom - run.top, run.bottom - letter.top) * Math.abs(y);
  return isOnLine && across < size && up < size;
}

function extend(run: Run, letter: Letter): void {
  run.text += letter.code > 32 ? signOf(letter.code) : ' ';
  run.x = letter.x;
  run.y = letter.y;
  // A space's box has no height, and would only draw the run wider.
  if (letter.code <= 32 || letter.code === 0xa0) return;
  run.left = Math.min(run.left, letter.left);
  run.right = Math.max(run.right, letter.right);
  run.bottom = Math.min(run.bottom, letter.bottom);
  run.top = Math.max(run.top, letter.top);
}

function pieceOf(run: Run, geometry: PageGeometry): TextPiece {
  const box = displayedBox(geometry, run.left, run.bottom, run.right, run.top);
  const start = toDisplay(geometry, { x: run.startX, y: run.startY });
  const { text, fontSize, angle, isInvisible, mayBeHidden } = run;
  return { ...box, text: text.trim(), baseline: start.y, fontSize, angle, isInvisible, mayBeHidden };
}
