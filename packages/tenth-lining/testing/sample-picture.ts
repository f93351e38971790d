import { rowsFromPicture } from '../src/lines/rows-from-picture';
import type { PagePicture } from '../src/lines/types';
import { many } from './sample-page';

/** Ink on a grey page of A4 at 100 dpi; `put` takes points and darkens a pixel. */
export type Canvas = { picture: PagePicture; put: (x: number, y: number, grey?: number) => void };

export function blankPicture(paper = 245): Canvas {
  const scale = 100 / 72;
  const [width, height] = [827, 1169];
  const grey = new Uint8Array(width * height).fill(paper);
  const put = (x: number, y: number, shade = 30) => {
    const [column, row] = [Math.round(x * scale), Math.round(y * scale)];
    if (column >= 0 && row >= 0 && column < width && row < height) grey[row * width + column] = shade;
  };
  return { picture: { index: 0, width, height, scale, grey }, put };
}

/** Rows of strokes shaped as letters are: small ones, every third with an ascender, every seventh with a descender. */
export function printRows(
  { put }: Canvas,
  { count = 1, top = 100, step = 18, left = 72, right = 520, tilt = 0, size = 12 },
): number[] {
  const slope = Math.tan((tilt * Math.PI) / 180);
  const dot = 0.5;
  return many(count, (row) => {
    const base = top + row * step;
    for (let x = left + ((row * 2.3) % (size / 2)), letter = row; x < right - row * 2; x += size * 0.5, letter += 1) {
      if (letter % 6 === 5) continue;
      const [up, down] = [letter % 3 === 0 ? 0.7 : 0.47, letter % 7 === 0 ? 0.2 : 0];
      for (let y = base - size * up; y < base + size * down; y += dot) {
        for (const stroke of [0, 0.7, size * 0.28, size * 0.28 + 0.7]) put(x + stroke, y + x * slope);
      }
      for (let across = 0; across < size * 0.35; across += dot) put(x + across, base - size * 0.47 + x * slope);
    }
    return base;
  });
}

/** What is found in the picture of a page. */
export function linesOf(draw: (canvas: Canvas) => void, index = 0) {
  const canvas = blankPicture();
  draw(canvas);
  return { ...rowsFromPicture(canvas.picture), index };
}
