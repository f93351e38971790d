import type { PagePicture } from './types';

const TILE = 32;
const BINS = 32;

/** What is ink on a page: for each pixel of a row the grey below which it counts as ink, and paper minus ink, 0 on a blank page. */
type InkLevels = { levelsOf: (row: number) => Uint8Array; contrast: number };

/** The grey that `share` of the counted pixels do not exceed, from a histogram of 32 steps. */
function greyAt(counts: Int32Array, total: number, share: number): number {
  let seen = 0;
  for (let bin = 0; bin < BINS; bin += 1) {
    seen += counts[bin] as number;
    if (seen >= total * share) return bin * 8 + 4;
  }
  return 255;
}

/**
 * Where ink begins, by tiles, so that a shadow over half a page does not drown it: a third of the way from the tile's own
 * paper to the page's ink. Tiles much darker than the paper, and those among them, are pictures and hold no ink (level 0).
 */
export function findInkLevels({ width, height, grey }: PagePicture): InkLevels {
  const across = Math.ceil(width / TILE);
  const down = Math.ceil(height / TILE);
  const papers = new Uint8Array(across * down);
  const all = new Int32Array(BINS);
  const counts = new Int32Array(BINS);
  let seen = 0;
  for (let tileY = 0; tileY < down; tileY += 1) {
    for (let tileX = 0; tileX < across; tileX += 1) {
      counts.fill(0);
      let total = 0;
      const [endY, endX] = [Math.min(height, (tileY + 1) * TILE), Math.min(width, (tileX + 1) * TILE)];
      // Every second pixel of every second row is enough for a histogram.
      for (let y = tileY * TILE; y < endY; y += 2) {
        for (let at = y * width + tileX * TILE; at < y * width + endX; at += 2) {
          const bin = (grey[at] as number) >> 3;
          counts[bin] = (counts[bin] as number) + 1;
          total += 1;
        }
      }
      papers[tileY * across + tileX] = greyAt(counts, total, 0.75);
      for (let bin = 0; bin < BINS; bin += 1) all[bin] = (all[bin] as number) + (counts[bin] as number);
      seen += total;
    }
  }
  const paper = greyAt(all, seen, 0.6);
  // A page with one row of print has little ink, but more than one pixel in five thousand.
  const ink = greyAt(all, seen, 0.0002);
  const contrast = paper - ink;
  const isDark = (tile: number) => (papers[tile] as number) < paper * 0.72;
  const levels = papers.map((own, tile) => {
    if (isDark(tile) || contrast < 45) return 0;
    const [column, row] = [tile % across, Math.floor(tile / across)];
    let dark = 0;
    for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x += 1)
        if (isDark(y * across + x)) dark += 1;
    }
    return dark >= 4 ? 0 : Math.max(0, own - 0.33 * contrast);
  });
  const rows = Array.from({ length: down }, (_, row) => {
    const own = new Uint8Array(across * TILE);
    for (let tile = 0; tile < across; tile += 1)
      own.fill(levels[row * across + tile] as number, tile * TILE, (tile + 1) * TILE);
    return own;
  });
  return { levelsOf: (row) => rows[Math.floor(row / TILE)] as Uint8Array, contrast };
}
