import { ASIDE, bodyEdges, type Edges, findStamps, markStamped } from './asides';
import { type Blobs, findBlobs } from './blobs';
import { groupByBaseline } from './gather-rows';
import { LETTER, type Letters, RULE, sortBlobs } from './letters';
import { type Found, readLetters, startsOf } from './picture-words';
import { linesOf } from './rows-from-text';
import { scanDoubts } from './scan-doubts';
import { type Footing, findTilt } from './tilt';
import type { Box, PageLines, PagePicture, PageText } from './types';
import type { Word } from './words';

/** Words that are known from the page's text (a header printed on a scan) are given to the rows they stand in. */
function nameRows(lines: PageLines, text: PageText | undefined): void {
  for (const piece of text?.pieces ?? []) {
    const row = lines.rows.find(
      ({ top, bottom }) => piece.baseline > top + (bottom - top) / 2 && piece.baseline < bottom + 2,
    );
    if (row) row.text = `${row.text} ${piece.text}`.trim();
  }
}

/** The usual height of letters between two places, as a share of the page's. */
function heightBetween(blobs: Blobs, { kinds, height }: Letters, slope: number, from: number, to: number): number {
  const heights: number[] = [];
  for (let blob = 0; blob < blobs.count; blob += 1) {
    const lean = (blobs.bottom[blob] as number) * slope;
    const isIn = (blobs.left[blob] as number) + lean >= from - 1 && (blobs.right[blob] as number) + lean <= to + 1;
    if (kinds[blob] === LETTER && isIn) heights.push((blobs.bottom[blob] as number) - (blobs.top[blob] as number) + 1);
  }
  return (heights.sort((a, b) => a - b)[heights.length >> 1] ?? height) / height;
}

type Levelling = { scale: number; slope: number };

/** Takes the words outside the body's edges, letters and all, out of their rows: they are shown, and not counted. */
function takeAside(found: Found, letters: Letters, blobs: Blobs, edges: Edges, { scale, slope }: Levelling): Word[] {
  const aside = found.words.filter(({ left, right }) => right < edges.left || left > edges.right);
  for (const row of found.rows) {
    const out = aside.filter(({ base }) => base === row.base / scale);
    const lean = (row.base / scale) * slope;
    for (const blob of row.blobs) {
      const [left, right] = [(blobs.left[blob] as number) / scale + lean, (blobs.right[blob] as number) / scale + lean];
      if (out.some((word) => left >= word.left - 0.1 && right <= word.right + 0.1)) letters.kinds[blob] = ASIDE;
    }
  }
  return aside;
}

/** Whether one or two short rows stand outside the body by themselves: headings as likely as notes. */
function areRowsLost(aside: Word[], { rows }: Found, scale: number): boolean {
  const alone = aside.filter(
    ({ base }) => !rows.some((row) => base > row.top / scale && base < (row.base * 2 - row.top) / scale),
  );
  return alone.length > 0 && alone.length < 3;
}

function tiltOf(blobs: Blobs, { kinds, height }: Letters): number {
  const footings: Footing[] = [];
  for (let blob = 0; blob < blobs.count; blob += 1) {
    if (kinds[blob] !== LETTER) continue;
    const x = ((blobs.left[blob] as number) + (blobs.right[blob] as number)) / 2;
    footings.push({ x, y: blobs.bottom[blob] as number, weight: 1 });
  }
  return findTilt(footings, Math.max(1, height / 4));
}

/**
 * The rows of a page from its grey picture: ink is parted into blobs, letters told from specks, drawn lines and pictures,
 * the tilt (to 3.5 degrees) taken out, and the rows read off the letters' projection. `text` is what little the page says
 * of itself in words. A blank page has no rows and no doubt.
 */
export function rowsFromPicture(picture: PagePicture, text?: PageText): PageLines {
  const { width, height, scale, index } = picture;
  const blobs = findBlobs(picture);
  const letters = sortBlobs(blobs, scale);
  const tilt = tiltOf(blobs, letters);
  const slope = Math.tan((tilt * Math.PI) / 180);
  const stamped = markStamped(blobs, letters, findStamps(blobs, letters, picture));
  let found = readLetters(blobs, letters, slope, picture);
  const edges = bodyEdges(found.words, (from, to) => heightBetween(blobs, letters, slope, from * scale, to * scale));
  const aside = edges ? takeAside(found, letters, blobs, edges, { scale, slope }) : [];
  if (aside.length > 0) found = readLetters(blobs, letters, slope, picture);
  const page: PageText = {
    index,
    width: width / scale,
    height: height / scale,
    pieces: [],
    images: [],
    rules: rulesOf(blobs, letters, scale),
  };
  const margin = groupByBaseline(aside).map((row) => ({ word: row.words[0] as Word, kind: 'margin-note' as const }));
  const lines = linesOf(page, { words: found.words, aside: margin, tilt, isSideways: false }, 'picture');
  for (const row of lines.rows) {
    const base = row.bottom - row.size * 0.24 - ((row.left + row.right) / 2) * slope;
    const source = found.rows.find((each) => Math.abs(each.base / scale - base) < 2);
    if (source) row.starts = startsOf(source, blobs, scale);
  }
  nameRows(lines, text);
  if (areRowsLost(aside, found, scale)) lines.doubts.push('uneven-rows');
  const isBlank = letters.letters < 3 && letters.specks < 400;
  const doubts = isBlank
    ? []
    : [...lines.doubts, ...scanDoubts({ blobs, letters, rows: found.rows, tilt, slope, stamped })];
  return { ...lines, doubts: [...new Set(doubts)], source: isBlank ? 'none' : 'picture' };
}

/** Drawn lines in points. */
function rulesOf(blobs: Blobs, { kinds }: Letters, scale: number): Box[] {
  const rules: Box[] = [];
  for (let blob = 0; blob < blobs.count; blob += 1) {
    if (kinds[blob] !== RULE) continue;
    const [x, y] = [(blobs.left[blob] as number) / scale, (blobs.top[blob] as number) / scale];
    const [right, bottom] = [((blobs.right[blob] as number) + 1) / scale, ((blobs.bottom[blob] as number) + 1) / scale];
    rules.push({ x, y: (y + bottom) / 2, width: right - x, height: 1 });
  }
  return rules;
}
