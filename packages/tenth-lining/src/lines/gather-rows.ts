import type { Word } from './words';

/** A baseline and a size, weighted by the number of signs: a few large letters across the page weigh little. */
type Weighed = Pick<Word, 'base' | 'size' | 'signs'>;

/** Words that stand on one baseline; `mixed`: it took in print beside it, or over and under it, not plainly its own. */
export type RowOfWords = Weighed & { words: Word[]; mixed?: 'cells' | 'stack' };

function weighIn(into: Weighed, word: Weighed): void {
  const signs = into.signs + word.signs;
  into.base = (into.base * into.signs + word.base * word.signs) / signs;
  into.size = (into.size * into.signs + word.size * word.signs) / signs;
  into.signs = signs;
}

/** Glyphs and words that nearly touch as one run: fewer things to compare, whatever pieces the file was written in. */
function joinRuns(words: Word[]): Word[] {
  const runs: Word[] = [];
  for (const word of words.sort((a, b) => a.left - b.left)) {
    const last = runs.at(-1);
    const gap = last ? word.left - last.right : 0;
    const size = last ? Math.max(last.size, word.size) : 0;
    if (last && gap < size * 0.5 && Math.abs(last.size - word.size) < size * 0.3) {
      weighIn(last, word);
      last.right = Math.max(last.right, word.right);
      last.text += gap > size * 0.12 ? ` ${word.text}` : word.text;
    } else runs.push({ ...word });
  }
  return runs;
}

/** A row of these words: its baseline and size are those of most of its signs. */
export function rowOf(...words: [Word, ...Word[]]): RowOfWords {
  const [{ base, size, signs }, ...others] = words;
  const row: RowOfWords = { base, size, signs, words };
  for (const word of others) weighIn(row, word);
  return row;
}

/** Rows of words whose baselines agree, more loosely in an OCR layer, which jitters; words that touch are joined. */
export function groupByBaseline(words: Word[]): RowOfWords[] {
  const sorted = [...words].sort((a, b) => a.base - b.base);
  const rows: RowOfWords[] = [];
  for (const word of sorted) {
    const last = rows.at(-1);
    const tolerance = last ? Math.min(word.size, last.size) * (word.isInvisible ? 0.3 : 0.2) : 0;
    if (last && word.base - last.base <= tolerance) {
      weighIn(last, word);
      last.words.push(word);
    } else rows.push(rowOf(word));
  }
  for (const row of rows) row.words = joinRuns(row.words);
  return rows;
}

/** How far two rows' words lie over or under one another; 0 where they stand side by side. */
function overlap(a: RowOfWords, b: RowOfWords): number {
  let sum = 0;
  for (const one of a.words)
    for (const other of b.words) sum += Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left));
  return sum;
}

/** A part is a superscript, or a sign of a formula; cells and a stack cannot be rows of their own, nor are they plainly parts. */
type Belonging = 'part' | 'cells' | 'stack' | undefined;

function belonging(light: RowOfWords, heavy: RowOfWords): Belonging {
  const drop = light.base - heavy.base;
  if (Math.abs(drop) > heavy.size) return undefined;
  // A row of its own begins, at its small letters' height, below the other's baseline.
  const isShort = light.signs <= 12;
  const isIndex = isShort && light.size < heavy.size * 0.85 && drop < heavy.size * 0.4;
  const isInside = drop > 0 ? isIndex || drop < light.size * 0.5 : -drop < heavy.size * 0.5;
  if (isInside) {
    const width = light.words.reduce((sum, { left, right }) => sum + right - left, 0);
    const isBeside = overlap(light, heavy) < Math.max(width * 0.3, light.size * 0.3);
    const isSlight = light.signs <= 3 || (isBeside && isShort);
    // Words a third of their size off are set level by eye.
    const isLevel = Math.abs(drop) < Math.min(heavy.size, light.size) * 0.35;
    if (isSlight || (isBeside && (isLevel || light.size < heavy.size * 0.85))) return 'part';
    return isBeside ? 'cells' : 'stack';
  }
  // Side by side, rows less than 0.8 of their size apart are no two rows of a page: they are cells or columns out of step.
  const isClose = Math.abs(drop) < Math.min(heavy.size, light.size) * 0.8;
  return isClose && overlap(light, heavy) < 1 ? 'cells' : undefined;
}

/** A page's rows from the top: what cannot be a row by itself joins the one it stands in, the heaviest rows first. */
export function joinParts(groups: RowOfWords[]): RowOfWords[] {
  const rows: RowOfWords[] = [];
  for (const candidate of [...groups].sort((a, b) => b.signs - a.signs)) {
    let nearest: RowOfWords | undefined;
    let how: Belonging;
    for (const row of rows) {
      const isNearer = !nearest || Math.abs(row.base - candidate.base) < Math.abs(nearest.base - candidate.base);
      const found = isNearer ? belonging(candidate, row) : undefined;
      if (found) [nearest, how] = [row, found];
    }
    if (nearest) {
      nearest.words.push(...candidate.words);
      nearest.signs += candidate.signs;
      if (how !== 'part') nearest.mixed = how;
    } else rows.push(candidate);
  }
  for (const row of rows) row.words.sort((a, b) => a.left - b.left);
  return rows.sort((a, b) => a.base - b.base);
}
