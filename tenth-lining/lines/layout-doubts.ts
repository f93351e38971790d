import type { RowOfWords } from './gather-rows';
import { stretches } from './margins';
import type { Doubt } from './types';
import type { Word } from './words';

type Gap = { from: number; to: number };

const gapsOf = (parts: Word[]): Gap[] =>
  parts.slice(1).map((part, index) => ({ from: parts[index]?.right ?? 0, to: part.left }));

/** How many of a row's gaps lie over gaps of another row, by at least half a letter. */
function shared(a: Gap[], b: Gap[], size: number): number {
  return a.filter((gap) => b.some((other) => Math.min(gap.to, other.to) - Math.max(gap.from, other.from) > size * 0.5))
    .length;
}

/** Whether `times` of the eight rows below a row have gaps, so many as `least`, where it has them. */
const recurs = (rows: RowOfWords[], gapsIn: (row: RowOfWords) => Gap[], least: number, times: number): boolean => {
  const gaps = rows.map(gapsIn);
  return gaps.some(
    (own, index) =>
      own.length >= least &&
      gaps.slice(index + 1, index + 9).filter((other) => shared(own, other, rows[index]?.size ?? 0) >= least).length >=
        times,
  );
};

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

/** What parts two columns at the least, in type sizes: more than words of a justified row, one below the other. */
const GUTTER = 0.75;

/** A long stretch that is not figures; a picture knows no letters. */
const isText = ({ text, signs }: Word): boolean =>
  signs >= 15 && (text === '' || (text.match(/\p{L}/gu)?.length ?? 0) >= signs * 0.6);

/** The gaps of a row that have long text left and right of them. */
function guttersOf(row: RowOfWords): Gap[] {
  const parts = stretches(row, GUTTER);
  const texts = parts.filter(isText);
  const [first, last] = [texts[0]?.right ?? 0, texts.at(-1)?.left ?? 0];
  return gapsOf(parts).filter(({ from, to }) => from >= first && to <= last);
}

/**
 * Whether rows stand in columns: five near one another with a gap at one place and long text on both sides; or in a table: three
 * with two gaps or more at the same places (three cells).
 */
export function layoutDoubts(rows: RowOfWords[]): Doubt[] {
  const doubts: Doubt[] = recurs(rows, guttersOf, 1, 4) || takeTurns(rows) ? ['columns'] : [];
  return recurs(rows, (row) => gapsOf(stretches(row)), 2, 2) ? [...doubts, 'table'] : doubts;
}
