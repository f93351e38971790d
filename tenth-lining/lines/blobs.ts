import { findInkLevels, firstOf, tileOf } from './ink';
import type { PagePicture } from './types';

/**
 * Connected ink of a page. Runs are stretches of ink in one row of pixels: `runX` to `runEnd` (exclusive) at `runY`, of blob
 * `runBlob`. Blobs have their box (`right` and `bottom` inclusive) and area in pixels.
 */
export type Blobs = {
  runs: number;
  runX: Int32Array;
  runEnd: Int32Array;
  runY: Int32Array;
  runBlob: Int32Array;
  count: number;
  left: Int32Array;
  right: Int32Array;
  top: Int32Array;
  bottom: Int32Array;
  area: Int32Array;
  contrast: number;
};

type Runs = { count: number; x: Int32Array; end: Int32Array; y: Int32Array; parent: Int32Array };

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
  const { across, levels, contrast } = findInkLevels(picture);
  const most = Math.ceil((width * height) / 2) + height;
  const size = Math.min(most, 400_000);
  const runs: Runs = {
    count: 0,
    x: new Int32Array(size),
    end: new Int32Array(size),
    y: new Int32Array(size),
    parent: new Int32Array(size),
  };
  let aboveFrom = 0;
  for (let y = 0; y < height; y += 1) {
    const from = runs.count;
    const row = y * width;
    const tiles = tileOf(y) * across;
    let start = -1;
    for (let tile = 0; tile < across; tile += 1) {
      const level = levels[tiles + tile] as number;
      const end = row + Math.min(width, firstOf(tile + 1));
      // Tile by tile: a page has a million pixels, and a look-up for each would be half of the work.
      for (let at = row + firstOf(tile); at < end; ) {
        if (start < 0) {
          while (at < end && (grey[at] as number) >= level) at += 1;
          if (at < end) start = at - row;
        } else {
          while (at < end && (grey[at] as number) < level) at += 1;
          if (at < end) {
            addRun(runs, start, at - row, y);
            start = -1;
          }
        }
      }
    }
    if (start >= 0) addRun(runs, start, width, y);
    joinRows(runs, aboveFrom, from);
    aboveFrom = from;
  }
  return { runs, contrast };
}

/** More runs than there is room for are snow, not print: they are let go, and the page is doubted for its specks. */
function addRun(runs: Runs, x: number, end: number, y: number): void {
  const { count } = runs;
  if (count >= runs.x.length) return;
  runs.x[count] = x;
  runs.end[count] = end;
  runs.y[count] = y;
  runs.parent[count] = count;
  runs.count += 1;
}

/** The connected ink of a picture, found in one pass over its pixels and one over its runs. */
export function findBlobs(picture: PagePicture): Blobs {
  const { runs, contrast } = findRuns(picture);
  const runBlob = new Int32Array(runs.count);
  let count = 0;
  for (let run = 0; run < runs.count; run += 1) {
    const root = rootOf(runs.parent, run);
    runBlob[run] = root === run ? count++ : (runBlob[root] as number);
  }
  const make = (value: number) => new Int32Array(count).fill(value);
  const [left, right, top, bottom, area] = [make(picture.width), make(0), make(picture.height), make(0), make(0)];
  for (let run = 0; run < runs.count; run += 1) {
    const blob = runBlob[run] as number;
    const [x, end, y] = [runs.x[run] as number, runs.end[run] as number, runs.y[run] as number];
    if (x < (left[blob] as number)) left[blob] = x;
    if (end - 1 > (right[blob] as number)) right[blob] = end - 1;
    if (y < (top[blob] as number)) top[blob] = y;
    bottom[blob] = y;
    area[blob] = (area[blob] as number) + end - x;
  }
  return {
    runs: runs.count,
    runX: runs.x,
    runEnd: runs.end,
    runY: runs.y,
    runBlob,
    count,
    left,
    right,
    top,
    bottom,
    area,
    contrast,
  };
}
