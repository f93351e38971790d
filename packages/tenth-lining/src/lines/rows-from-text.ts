import { axisNumerals } from './chart-axes';
import { cellsOf, isDrawnWithSigns, markBelowRules } from './drawn-lines';
import { groupByBaseline, joinParts, type RowOfWords, rowOf } from './gather-rows';
import { layoutDoubts } from './layout-doubts';
import { partMargins, stretches, without } from './margins';
import type { Doubt, PageLines, PageText, Row, RowKind } from './types';
import { type PageWords, type Word, wordsOf } from './words';

const leadingMark = /^(\d{1,3}|[*†‡§¶‖]{1,3})\s+[\p{L}(“‘"]/u;
const raisedMark = /^(?:\d{1,3}|[*†‡§¶‖]{1,3})$/u;
const printSign = /[\p{L}\p{N}]/u;
/** Corners of frames, bars, hands: what fonts of drawings have in place of letters; and the brackets down a caption's middle. */
const drawnSigns = /^(?:[\p{So}\s]+|[)(|:}{[\]]{1,2})$/u;

type Slant = { slope: number; rightEdge: number };

const isRaised = ({ text, size, base }: Word, row: RowOfWords): boolean =>
  size < row.size * 0.85 && base < row.base - row.size * 0.15 && raisedMark.test(text);

function toRow(row: RowOfWords, kind: RowKind, { slope, rightEdge }: Slant): Row {
  const lean = row.base * slope;
  const left = Math.min(...row.words.map((word) => word.left)) - lean;
  const right = Math.max(...row.words.map((word) => word.right)) - lean;
  const lift = ((left + right) / 2) * slope;
  const text = row.words.map((word) => word.text).join(' ');
  return {
    top: row.base + lift - row.size * 0.78,
    bottom: row.base + lift + row.size * 0.24,
    baseline: row.base + rightEdge * slope,
    left,
    right,
    kind,
    counts: kind === 'body',
    size: row.size,
    text,
    isMarked: leadingMark.test(text),
    raised: row.words.filter((word) => isRaised(word, row)).map((word) => word.text),
    cells: stretches(row).length,
  };
}

/** What OCR makes of specks and rules; and a picture's single blob, which may be a letter: that is doubted. */
function isDirt(row: RowOfWords): boolean {
  if (row.words.every(({ text }) => drawnSigns.test(text))) return true;
  if (row.words.every(({ text }) => text === '')) return row.signs <= 1;
  const hasPrint = row.words.some(({ text }) => printSign.test(text));
  return row.words.every(({ isInvisible }) => isInvisible) && (row.signs < 2 || !hasPrint);
}

/** Rows that lie so close, or took in so much that was not plainly theirs, that they may be one more or one fewer. */
function isUneven(row: RowOfWords, next: RowOfWords | undefined): boolean {
  return row.mixed === 'stack' || (next !== undefined && next.base - row.base < Math.min(row.size, next.size) * 0.7);
}

type Reading = { body: RowOfWords[]; rest: (readonly [RowOfWords, RowKind])[]; doubts: Doubt[] };

function readWords({ words, uncounted = [], isSideways }: PageWords, isInCell: (word: Word) => boolean): Reading {
  if (isSideways) return { body: [], rest: [], doubts: ['sideways'] };
  const margins = partMargins(groupByBaseline(words), isInCell);
  // A mark that hangs beside its note is no row by itself.
  const axes = axisNumerals(joinParts(margins.body.map((row) => ({ ...row, words: [...row.words] }))));
  const joined = joinParts(without(margins.body, axes));
  const [drawn, dirt, body]: [RowOfWords[], RowOfWords[], RowOfWords[]] = [[], [], []];
  for (const row of joined) (isDrawnWithSigns(row) ? drawn : isDirt(row) ? dirt : body).push(row);
  // The brackets down a caption's middle part no cells.
  const free = body.filter((row) => !row.words.some(isInCell));
  const brackets = free.flatMap(({ words }) => words.filter(({ text }) => drawnSigns.test(text)));
  const doubts = layoutDoubts(without(free, brackets));
  if (axes.length > 0) doubts.push('chart');
  const asKind = (kind: RowKind) => (row: RowOfWords) => [row, kind] as const;
  const rest = [
    ...uncounted.map(({ word, kind }) => asKind(kind)(rowOf(word))),
    ...margins.numbers.map((word) => asKind('margin-number')(rowOf(word))),
    ...groupByBaseline([...margins.notes, ...axes]).map(asKind('margin-note')),
    ...dirt.map(asKind('stamp')),
    ...drawn.map(asKind('rule')),
  ];
  return { body, rest, doubts };
}

/** The rows of a page from its text. Running heads and footnotes still count as body: settlePages tells them by the pages around. */
export const rowsFromText = (page: PageText): PageLines => linesOf(page, wordsOf(page));

/** Rows from levelled words, whether they come from text or from the blobs of a picture, which says so by itself. */
export function linesOf(page: PageText, found: PageWords): PageLines {
  const cells = cellsOf(page);
  const { body, rest, doubts } = readWords(found, cells.holds);
  const slope = Math.tan((found.skew * Math.PI) / 180);
  const rightEdge = Math.max(0, ...body.flatMap(({ words, base }) => words.map(({ right }) => right - base * slope)));
  const slant = { slope, rightEdge };
  const rows = body.map((row, index): Row => {
    const isBoxed = row.words.some(cells.holds);
    const isOutOfStep = row.mixed === 'cells' ? 'cells' : isUneven(row, body[index + 1]) ? 'rows' : undefined;
    return { ...toRow(row, 'body', slant), isBoxed, dividers: cells.dividers(row), isOutOfStep };
  });
  const others = rest.map(([row, kind]): Row => {
    // A picture's single blob may be a letter, and a row.
    const isPerhapsRow = kind === 'stamp' && row.signs === 1 && row.words[0]?.text === '';
    return { ...toRow(row, kind, slant), ...(isPerhapsRow && { isOutOfStep: 'rows' as const }) };
  });
  const drawn = others.filter(({ kind }) => kind === 'rule');
  markBelowRules(rows, page, drawn);
  rows.push(...others);
  rows.sort((a, b) => a.baseline - b.baseline);
  if (found.words.length === 0 && !found.isSideways) doubts.push('no-text');
  if (found.words.every(({ text, isInvisible }) => text === '' || isInvisible) && hasRightBlock(rows, page))
    doubts.push('edge-rows');
  const { index, width, height } = page;
  return { index, width, height, rows, doubts, source: found.words.length > 0 ? 'text' : 'none', skew: found.skew };
}

/** Whether rows stand by themselves at the upper right of a scan: a registry's stamp without a frame, perhaps. */
const hasRightBlock = (rows: readonly Row[], { width, height }: PageText): boolean =>
  rows.filter(({ left, baseline, counts }) => counts && left > width * 0.55 && baseline < height * 0.3).length >= 3;
