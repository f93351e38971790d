import { type Blobs, findBlobs, tall, wide } from './blobs';
import { groupByBaseline } from './gather-rows';
import { type Letters, sortBlobs } from './letters';
import { edgesOf } from './margins';
import { percentile } from './percentile';
import { readLetters, type SeenWord, startsOf } from './picture-words';
import { linesOf } from './rows-from-text';
import { scanDoubts } from './scan-doubts';
import { findSkew } from './skew';
import { markStamped } from './stamps';
import type { Box, PageLines, PagePicture, PageText, TextPiece } from './types';
import { type Word, wordsOf } from './words';

/** Words that are known from the page's text (a header printed on a scan) are given to the rows they stand in. */
function nameRows(lines: PageLines, text: PageText | undefined): void {
  for (const piece of text?.pieces ?? []) {
    const row = lines.rows.find(
      ({ top, bottom }) => piece.baseline > top + (bottom - top) / 2 && piece.baseline < bottom + 2,
    );
    if (row) row.text = `${row.text} ${piece.text}`.trim();
  }
}

const isSeen = ({ isInvisible, text }: TextPiece): boolean => !isInvisible && text.trim() !== '';

function withoutPrint(picture: PagePicture, print: TextPiece[]): PagePicture {
  if (print.length === 0) return picture;
  const { width, height, scale } = picture;
  const grey = picture.grey.slice();
  for (const { x, baseline, width: wide, fontSize, angle } of print) {
    if (Math.abs(angle) > 8) continue;
    const [top, bottom] = [Math.max(0, baseline - fontSize) * scale, (baseline + fontSize * 0.3) * scale];
    const [from, to] = [Math.max(0, Math.floor(x * scale) - 1), Math.min(width, Math.ceil((x + wide) * scale) + 1)];
    for (let y = Math.round(top); y < Math.min(height, Math.round(bottom)); y += 1)
      grey.fill(255, y * width + from, y * width + to);
  }
  return { ...picture, grey };
}

/** Rows printed over a scan: a word each, of which nameRows says what it is. */
function printedRows(page: PageText, print: TextPiece[]): Word[] {
  return groupByBaseline(wordsOf({ ...page, pieces: print }).words).map(({ words, base, size }) => ({
    ...(words[0] as Word),
    base,
    size,
    right: Math.max(...words.map(({ right }) => right)),
    text: '',
  }));
}

function skewOf({ all }: Blobs, { height }: Letters): number {
  const letters = all.filter(({ kind }) => kind === 'letter');
  const points = letters.map(({ left, right, bottom }) => ({ x: (left + right) / 2, y: bottom, weight: 1 }));
  return findSkew(points, Math.max(1, height / 4));
}

/** Words beside the body that are smaller than it, or all numbers: notes and line numbers, out of step with rows. */
function wordsBesideBody(words: SeenWord[], height: number): SeenWord[] {
  const long = words.filter(({ signs }) => signs >= 20);
  if (long.length < 4) return [];
  const { left, right } = edgesOf(long);
  const sides = [words.filter((word) => word.right < left), words.filter((word) => word.left > right)];
  const isNarrow = (word: Word) => word.right - word.left < word.size * 2.2;
  const isSmall = (side: SeenWord[]) => percentile(side.flatMap(({ blobs }) => blobs.map(tall))) < height * 0.85;
  return sides.filter((side) => side.length >= 3 && (side.every(isNarrow) || isSmall(side))).flat();
}

/** The rows of a page from its grey picture. `text` is what the page says in words: print over the scan is no row of it. */
export function rowsFromPicture(drawn: PagePicture, text?: PageText): PageLines {
  const print = text?.pieces.filter(isSeen) ?? [];
  const picture = withoutPrint(drawn, print);
  const { width, height, scale, index } = picture;
  const blobs = findBlobs(picture);
  const letters = sortBlobs(blobs, scale);
  const skew = skewOf(blobs, letters);
  const slope = Math.tan((skew * Math.PI) / 180);
  const isBoxed = markStamped(blobs, letters, picture);
  const read = () => readLetters(blobs, letters, slope, picture);
  let found = read();
  // They are shown, and not counted; without them the body's rows are read once more.
  const marginal = wordsBesideBody(found.words, letters.height);
  for (const blob of marginal.flatMap((word) => word.blobs)) blob.kind = 'marginal';
  if (marginal.length > 0) found = read();
  const size = { width: width / scale, height: height / scale };
  const page: PageText = { index, ...size, pieces: [], images: [], rules: rulesOf(blobs, scale) };
  const margin = groupByBaseline(marginal).map((row) => ({ word: row.words[0] as Word, kind: 'margin-note' as const }));
  const rows = found.rows.map(({ base }) => base / scale);
  // Print beside a row of the scan fills in a form; by itself it is a stamp.
  const stamps = (text ? printedRows(text, print) : [])
    .filter(({ base, size }) => !rows.some((row) => Math.abs(row - base) < size * 0.5))
    .map((word) => ({ word, kind: 'stamp' as const }));
  const lines = linesOf(page, { words: found.words, uncounted: [...margin, ...stamps], skew, isSideways: false });
  for (const row of lines.rows) {
    const base = row.bottom - row.size * 0.24 - ((row.left + row.right) / 2) * slope;
    const source = found.rows.find((each) => Math.abs(each.base / scale - base) < 2);
    if (source) row.starts = startsOf(source, scale);
  }
  nameRows(lines, text);
  const isBlank = letters.letters < 3 && letters.specks < 400;
  const scan = { blobs, letters, rows: found.rows, skew, slope };
  const doubts = isBlank ? [] : [...lines.doubts, ...scanDoubts(scan), ...(isBoxed ? ['uneven-rows' as const] : [])];
  return { ...lines, doubts: [...new Set(doubts)], source: isBlank ? 'none' : 'picture' };
}

/** Drawn lines in points; a thin one, or one that a skew makes a step, at the height of its middle. */
function rulesOf({ all }: Blobs, scale: number): Box[] {
  const rules = all.filter(({ kind }) => kind === 'rule');
  return rules.map((rule) => ({
    x: rule.left / scale,
    y: (rule.top + rule.bottom + 1) / 2 / scale,
    width: wide(rule) / scale,
    height: 1,
  }));
}
