import { findInkLevels } from './ink';
import type { PagePicture } from './types';

/** A blob's part on the page. Letters are what rows are found from; what is large may be a stamp's frame or a table's. */
type BlobKind = 'speck' | 'letter' | 'rule' | 'large' | 'stamped' | 'marginal';

/** Connected ink: its box in pixels (`right` and `bottom` inclusive), how many it has, and how many its longest run. */
export type InkBlob = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  area: number;
  longest: number;
  kind: BlobKind;
};

/** Stretches of ink in one row of pixels: from `x` to `end` (exclusive) at `y`; `parent` is an earlier one that it touches. */
type Runs = { count: number; x: Int32Array; end: Int32Array; y: Int32Array; parent: Int32Array };

/** More are a noisy scan's specks: the rest are left out, and the page is in doubt. */
const MOST_RUNS = 400_000;

/** The ink of a page; `ofRun` has each run's blob. */
export type Blobs = { all: InkBlob[]; runs: Runs; ofRun: InkBlob[]; contrast: number };

export const tall = ({ top, bottom }: InkBlob): number => bottom - top + 1;
export const wide = ({ left, right }: InkBlob): number => right - left + 1;

/** A blob's upper and lower edge (exclusive) once the page's skew is taken out. */
export const levelTop = ({ left, right, top }: InkBlob, slope: number): number => top - ((left + right) / 2) * slope;
export const levelBase = ({ left, right, bottom }: InkBlob, slope: number): number =>
  bottom + 1 - ((left + right) / 2) * slope;

function rootOf(parent: Int32Array, run: number): number {
  let root = run;
  while (parent[root] !== root) {
    parent[root] = parent[parent[root] as number] as number;
    root = parent[root] as number;
  }
  return root;
}

/** Joins each run of this row to those of the row above that it touches, corners included. */
function joinRows(runs: Runs, aboveFrom: number, from: number): void {
  const { x, end, parent, count } = runs;
  let above = aboveFrom;
  for (let run = from; run < count; run += 1) {
    while (above < from && (end[above] as number) < (x[run] as number)) above += 1;
    for (let other = above; other < from && (x[other] as number) <= (end[run] as number); other += 1) {
      const [a, b] = [rootOf(parent, other), rootOf(parent, run)];
      if (a < b) parent[b] = a;
      else parent[a] = b;
    }
  }
}

function findRuns(picture: PagePicture): { runs: Runs; contrast: number } {
  const { width, height, grey } = picture;
  const { levelsOf, contrast } = findInkLevels(picture);
  const places = () => new Int32Array(MOST_RUNS);
  const runs: Runs = { count: 0, x: places(), end: places(), y: places(), parent: places() };
  let aboveFrom = 0;
  for (let y = 0; y < height; y += 1) {
    const [from, row, levels] = [runs.count, y * width, levelsOf(y)];
    let start = -1;
    for (let x = 0; x < width; x += 1) {
      const isInk = (grey[row + x] as number) < (levels[x] as number);
      if (isInk === start >= 0) continue;
      if (!isInk) addRun(runs, start, x, y);
      start = isInk ? x : -1;
    }
    if (start >= 0) addRun(runs, start, width, y);
    joinRows(runs, aboveFrom, from);
    aboveFrom = from;
  }
  return { runs, contrast };
}

function addRun(runs: Runs, x: number, end: number, y: number): void {
  const { count } = runs;
  if (count >= MOST_RUNS) return;
  runs.x[count] = x;
  runs.end[count] = end;
  runs.y[count] = y;
  runs.parent[count] = count;
  runs.count += 1;
}

export function findBlobs(picture: PagePicture): Blobs {
  const { runs, contrast } = findRuns(picture);
  const all: InkBlob[] = [];
  const ofRun: InkBlob[] = [];
  for (let run = 0; run < runs.count; run += 1) {
    const root = rootOf(runs.parent, run);
    const [left, end, y] = [runs.x[run] as number, runs.end[run] as number, runs.y[run] as number];
    const [right, length] = [end - 1, end - left];
    const blob = ofRun[root] ?? { left, right, top: y, bottom: y, area: 0, longest: 0, kind: 'speck' };
    if (root === run) all.push(blob);
    ofRun.push(blob);
    blob.left = Math.min(blob.left, left);
    blob.right = Math.max(blob.right, right);
    blob.bottom = y;
    blob.area += length;
    blob.longest = Math.max(blob.longest, length);
  }
  return { all, runs, ofRun, contrast };
}
