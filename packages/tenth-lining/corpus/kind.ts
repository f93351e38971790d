import type { Doubt } from '../src/lines/types';

/** One drawn file: its sheets as HTML. What stands in `.body` counts but for `.skip`; a body is filled and then cut to fit. */
export type Kind = {
  name: string;
  css?: string;
  /** Size of the sheets in millimetres. */
  size?: [number, number];
  sheets: string[];
  /** The page is one that a person must look at: the numbers may be wrong, the doubt must be there. */
  expects?: Doubt;
  /** Its bold fonts say of each letter that it is a space. */
  hasNoBoldLetters?: boolean;
};

export const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const times = (count: number, make: (index: number) => string): string => many(count, make).join('');

export type Parts = { head?: string; body: string; notes?: string; foot?: string; over?: string };

/** A sheet: a head and a foot at fixed places, the body between them, footnotes at its foot, and what lies over it all. */
export function sheet({ head = '', body, notes = '', foot = '', over = '' }: Parts): string {
  const footnotes = notes && `<div class="notes skip"><hr>${notes}</div>`;
  return `<section class="sheet"><div class="head skip">${head}</div><div class="frame"><div class="body">${body}</div>${footnotes}</div><div class="foot skip">${foot}</div>${over}</section>`;
}

export const sheetCss = `
  * { box-sizing: border-box; }
  body { margin: 0; font: 12pt/1.25 'Liberation Serif', 'Times New Roman', serif; }
  p, h1, h2, h3, blockquote, ul, ol, table, figure { margin: 0 0 8pt; }
  .sheet { position: relative; width: var(--width); height: calc(var(--height) - 1mm); overflow: hidden; break-after: page; }
  .head { position: absolute; top: 12mm; left: 25mm; right: 25mm; font-size: 10pt; display: flex; justify-content: space-between; }
  .foot { position: absolute; bottom: 10mm; left: 25mm; right: 25mm; text-align: center; font-size: 10pt; }
  .frame { position: absolute; top: 24mm; bottom: 22mm; left: 25mm; right: 25mm; display: flex; flex-direction: column; justify-content: space-between; }
  .body { overflow: hidden; flex: 1; min-height: 0; }
  .notes { font-size: 9pt; line-height: 1.2; flex: none; }
  .notes p { margin: 0; }
  .notes hr { width: 50mm; margin: 4pt 0; border: 0; border-top: .6pt solid #000; }
  sup, sub { font-size: 65%; line-height: 0; }
  blockquote { margin-left: 12mm; margin-right: 12mm; font-size: 11pt; }
  h1, h2, h3 { line-height: 1.2; break-after: avoid; }
  table { border-collapse: collapse; width: 100%; }
  td, th { padding: 2pt 4pt; text-align: left; vertical-align: baseline; }
  .centre { text-align: center; }
  .numbered { padding-left: 12mm; text-indent: -12mm; }
  .numbered > b { display: inline-block; width: 12mm; text-indent: 0; font-weight: normal; }
`;
