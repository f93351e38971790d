import type { PageText, TextPiece } from '../src/lines/types';

/** For tests: a piece as a reader gives it, letters half as wide as they are high. */
export function piece(text: string, x: number, baseline: number, fontSize = 12): TextPiece {
  const width = text.length * fontSize * 0.5;
  return { text, x, y: baseline - fontSize * 0.8, width, height: fontSize, baseline, fontSize, angle: 0 };
}

/** For tests: a page of A4 with these pieces. */
export function pageOf(pieces: TextPiece[], index = 0): PageText {
  return { index, width: 595, height: 842, pieces, images: [] };
}

const WORDS =
  'the appellant states that an assessment dated in the second quarter was served upon the registered office'.split(
    ' ',
  );

/** For tests: so many rows of plain text from `top`, each `step` points under the one before; `turn` varies the words. */
export function textRows(count: number, { top = 100, step = 17, x = 72, size = 12, turn = 0 } = {}): TextPiece[] {
  return Array.from({ length: count }, (_, row) => {
    const words = Array.from({ length: 20 }, (_, at) => WORDS[(at * (row + 1) + turn * 5 + row * 3) % WORDS.length]);
    return piece(words.join(' ').slice(0, 66).padEnd(66, 's'), x, top + row * step, size);
  });
}
