import { signsIn, sourceOf } from './needs-picture';
import { percentile } from './percentile';
import { findSkew } from './skew';
import type { PageText, RowKind, TextPiece } from './types';

/** A piece of a row with the page's skew taken out, so that margins are upright too: `base` its baseline, `left` and `right` its ends. */
export type Word = {
  left: number;
  right: number;
  base: number;
  size: number;
  text: string;
  signs: number;
  isInvisible: boolean;
};

/** `uncounted`: what is known to be no body before the rows are gathered (stamps and margins of a picture). */
export type PageWords = {
  words: Word[];
  uncounted?: { word: Word; kind: RowKind }[];
  skew: number;
  isSideways: boolean;
};

/** A run of text as a word, levelled. The reader parts runs at wide gaps. */
function wordOf({ text, x, width, baseline, fontSize: size, isInvisible = false }: TextPiece, slope: number): Word {
  const base = baseline - x * slope;
  const left = x + base * slope;
  return { left, right: left + width, base, size, text, signs: text.replace(/\s/g, '').length, isInvisible };
}

/** The skew written in the text (an OCR layer that follows its scan), or seen in where its words stand. */
function skewOf(pieces: TextPiece[]): number {
  const tilted = pieces.filter(({ angle }) => Math.abs(angle) > 0.1);
  if (tilted.length > pieces.length * 0.3) return percentile(tilted.map(({ angle }) => angle));
  const unseen = pieces.filter(({ isInvisible }) => isInvisible);
  if (unseen.length < pieces.length * 0.5) return 0;
  // Both ends, or rows that all begin at the margin would fit any skew.
  const points = unseen.flatMap(({ x, width, baseline, angle, text: { length: weight } }) => {
    const fall = width * Math.tan((angle * Math.PI) / 180);
    return [
      { x, y: baseline, weight },
      { x: x + width, y: baseline + fall, weight },
    ];
  });
  const size = unseen.reduce((sum, { fontSize }) => sum + fontSize, 0) / unseen.length;
  return findSkew(points, size / 5);
}

const stampWord = /^(?:e-?)?(?:filed|received|entered|lodged)(?: on| by| in)?:?$/i;

/** A registry's stamp set as text, at the upper right: FILED or the like, and what is centred above and below it. */
function stampOf(words: Word[], { width, height }: PageText): Word[] {
  const seed = words.find(
    ({ text, left, right, base }) => stampWord.test(text) && left + right > width * 1.2 && base < height * 0.3,
  );
  if (!seed) return [];
  const isCentred = ({ left, right }: Word) =>
    left > width * 0.5 && Math.abs(left + right - seed.left - seed.right) < 50;
  const stamp = words.filter((word) => isCentred(word) && Math.abs(word.base - seed.base) < seed.size * 9);
  return stamp.length > 1 ? stamp : [];
}

/** The words of a page that stand (nearly) upright and on it, levelled; whether most of its text runs another way. */
export function wordsOf(page: PageText): PageWords {
  const all = page.pieces.filter(
    ({ text, x, width, baseline, fontSize }) =>
      text.trim() && fontSize > 0.5 && x < page.width && x + width > 0 && baseline > 0 && baseline <= page.height,
  );
  const pieces = all.filter(({ angle }) => Math.abs(angle) < 8);
  const skew = skewOf(pieces);
  const slope = Math.tan((skew * Math.PI) / 180);
  const words = pieces.map((piece) => wordOf(piece, slope));
  const isSideways = signsIn(pieces) < signsIn(all) / 2;
  // On a scan that OCR has read, what one sees printed was put there later.
  const isRead = sourceOf(page) === 'both';
  const read = words.filter(({ isInvisible }) => isInvisible);
  const stamps = isRead ? words.filter(({ isInvisible }) => !isInvisible) : stampOf(words, page);
  const body = isRead ? read : words.filter((word) => !stamps.includes(word));
  return { words: body, uncounted: stamps.map((word) => ({ word, kind: 'stamp' as const })), skew, isSideways };
}
