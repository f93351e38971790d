import { rowsFromText } from '../src/lines/rows-from-text';
import { settlePages } from '../src/lines/settle-pages';
import type { PageLines, PageText, TextPiece } from '../src/lines/types';

export const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A piece as a reader gives it, with letters half as wide as they are high. */
export function piece(text: string, x: number, baseline: number, fontSize = 12): TextPiece {
  const width = text.length * fontSize * 0.5;
  return { text, x, y: baseline - fontSize * 0.8, width, height: fontSize, baseline, fontSize, angle: 0 };
}

/** Pieces below one another. */
export const column = (texts: readonly string[], x: number, top: number, step: number, size?: number): TextPiece[] =>
  texts.map((text, row) => piece(text, x, top + row * step, size));

/** A page of A4 with these pieces. */
export function pageOf(pieces: TextPiece[], index = 0, rules: PageText['rules'] = []): PageText {
  return { index, width: 595, height: 842, pieces, images: [], rules };
}

/** A drawn line across the text's width. */
export const ruleAt = (y: number, width = 450) => ({ x: 72, y, width, height: 1 });

const vocabulary =
  'the appellant states that an assessment dated in the second quarter was served upon the registered office'.split(
    ' ',
  );

/** Rows of plain text from `top`, each `step` points under the one before; `turn` varies the words. */
export function textRows(count: number, { top = 100, step = 17, x = 72, size = 12, turn = 0 } = {}): TextPiece[] {
  return many(count, (row) => {
    const words = many(20, (at) => vocabulary[(at * (row + 1) + turn * 5 + row * 3) % vocabulary.length]);
    return piece(words.join(' ').slice(0, 66).padEnd(66, 's'), x, top + row * step, size);
  });
}

/** How many rows of each page are counted, and the doubts of all pages. */
export const foundOn = (pages: readonly PageLines[]) => ({
  rows: pages.map((page) => page.rows.filter(({ counts }) => counts).length),
  doubts: pages.flatMap(({ doubts }) => doubts),
});

/** The same of typed pages, once they are settled by one another. */
export const foundInText = (...pages: PageText[]) => foundOn(settlePages(pages.map(rowsFromText)));
