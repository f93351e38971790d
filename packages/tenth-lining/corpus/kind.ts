import type { Doubt } from '../src/lines/types';
import type { Random } from './random';

/**
 * One file to be drawn. The words in `.body` are counted, except those in `.skip`; a body is cut to what fits on its sheet. The kinds
 * of a list take their words from one sequence of random numbers, so that a new one at its end leaves the others as they are.
 */
export type Kind = {
  name: string;
  css?: string;
  /** Of its sheets, in millimetres; A4 by default. */
  size?: [number, number];
  sheets: Parts[];
  /** The doubt that each of its pages must have; its numbers may be wrong. */
  expects?: Doubt;
  /** The map of its bold fonts gives a space for each letter. */
  hasNoBoldLetters?: boolean;
  /** Whether it is also scanned in a few ways only, or not at all; by default in all ways. */
  scans?: 'few' | 'none';
};

/** The HTML of a sheet: head and foot at fixed places, the body between them, footnotes below it, and what lies over it all. */
export type Parts = {
  head?: string;
  body: string;
  notes?: string;
  /** The page's number by default. */
  foot?: string;
  over?: string;
};

export const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const times = (count: number, make: (index: number) => string): string => many(count, make).join('');

export const numbered = (texts: readonly string[], from: number): string =>
  texts.map((text, at) => `<p class="numbered"><b>${from + at}.</b>${text}</p>`).join('');

/** A row of a table: words and some figures. */
export function figureRow(random: Random, words: number, figures: number): string {
  const figure = () => `<td>${random.between(1, 9)},${random.between(100, 999)}</td>`;
  return `<tr><td>${random.sentence(words)}</td>${times(figures, figure)}</tr>`;
}

export const parties = `<table><tr><td>SAMPLE TAXPAYER LTD</td><td style="text-align:right">APPELLANT</td></tr></table><p class="centre">– VERSUS –</p><table><tr><td>COMMISSIONER OF DOMESTIC TAXES</td><td style="text-align:right">RESPONDENT</td></tr></table>`;

export function sheetHtml({ head = '', body, notes = '', foot, over = '' }: Parts, index: number): string {
  const footnotes = notes && `<div class="notes skip"><hr>${notes}</div>`;
  return `<section class="sheet"><div class="head skip">${head}</div><div class="frame"><div class="body">${body}</div>${footnotes}</div><div class="foot skip">${foot ?? index + 1}</div>${over}</section>`;
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
  .blank { display: inline-block; width: 80mm; border-bottom: .6pt solid #000; text-decoration: none; }
`;
