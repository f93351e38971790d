import type { RowOfWords } from './gather-rows';
import { stretches } from './margins';
import { percentile } from './percentile';
import type { Doubt } from './types';
import type { Word } from './words';

type Gap = { from: number; to: number };

const gapsOf = (parts: Word[]): Gap[] =>
  parts.slice(1).map((part, index) => ({ from: parts[index]?.right ?? 0, to: part.left }));

const isOver = (a: Gap, b: Gap, size: number): boolean => Math.min(a.to, b.to) - Math.max(a.from, b.from) > size * 0.5;

function shared(a: Gap[], b: Gap[], size: number): number {
  return a.filter((gap) => b.some((other) => isOver(gap, other, size))).length;
}

/** Whether two of the eight rows below a row have two gaps where it has them: three cells. */
function isInCells(rows: RowOfWords[], least?: number): boolean {
  const gaps = rows.map((row) => gapsOf(stretches(row, least)));
  return gaps.some((own, index) => {
    const below = gaps.slice(index + 1, index + 9);
    return own.length >= 2 && below.filter((other) => shared(own, other, rows[index]?.size ?? 0) >= 2).length >= 2;
  });
}

/** How wide a gap parts cells, in type sizes: wider than a typewriter's space, which a justified row widens. */
function cellGap(rows: RowOfWords[]): number {
  const spaces = rows.flatMap(({ words, size }) => [
    ...gapsOf(words).map(({ from, to }) => (to - from) / size),
    ...words.flatMap(({ text }) => Array.from(text.matchAll(/ /g), () => 0.25)),
  ]);
  const usual = percentile(spaces);
  // What is usually wider parts cells already.
  return usual > 1.3 ? 1.5 : Math.max(1.5, usual * 2.2);
}

/** Whether a gap goes down five rows near one another, and most of the rows left of it fill their column, as no list's do. */
function isInColumns(rows: RowOfWords[]): boolean {
  const gutters = rows.map(guttersOf);
  return rows.some((row, index) =>
    (gutters[index] as Gap[]).some((own) => {
      const [ends, gap] = [[own.from], { ...own }];
      for (const others of gutters.slice(index + 1, index + 9)) {
        const other = others.find((each) => isOver(gap, each, row.size));
        if (!other) continue;
        ends.push(other.from);
        Object.assign(gap, { from: Math.max(gap.from, other.from), to: Math.min(gap.to, other.to) });
      }
      const [left, right] = [row.words[0]?.left ?? 0, Math.max(...ends)];
      return ends.length >= 5 && ends.filter((end) => end - left > (right - left) * 0.75).length >= ends.length * 0.6;
    }),
  );
}

/** Columns out of step by so much that their rows stay apart: rows of text left and right by turns. */
function takeTurns(rows: RowOfWords[]): boolean {
  const ends = rows
    .filter(({ signs }) => signs >= 15)
    .map(({ words }) => ({ left: words[0]?.left ?? 0, right: Math.max(...words.map(({ right }) => right)) }));
  const turns = ends.slice(1).filter(({ left, right }, at) => {
    const above = ends[at] as (typeof ends)[number];
    return right < above.left || above.right < left;
  });
  return turns.length >= 5;
}

/** A long stretch that is not figures; a picture knows no letters. */
const isText = ({ text, signs }: Word): boolean =>
  signs >= 15 && (text === '' || (text.match(/\p{L}/gu)?.length ?? 0) >= signs * 0.6);

function guttersOf(row: RowOfWords): Gap[] {
  // So wide a gap, one below the other, is no gap between the words of justified rows.
  const parts = stretches(row, 0.75);
  const texts = parts.filter(isText);
  const [first, last] = [texts[0]?.right ?? 0, texts.at(-1)?.left ?? 0];
  return gapsOf(parts).filter(({ from, to }) => from >= first && to <= last);
}

export function layoutDoubts(rows: RowOfWords[]): Doubt[] {
  const doubts: Doubt[] = isInColumns(rows) || takeTurns(rows) ? ['columns'] : [];
  return isInCells(rows) && isInCells(rows, cellGap(rows)) ? [...doubts, 'table'] : doubts;
}
