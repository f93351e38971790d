import { findInkLevels, tileOf } from './ink';
import type { Box, MarginInk, PagePicture, PageText } from './types';

/** Points: a side of MarginInk's cells. */
const CELL = 2;
const STRIP = 0.17;

function emptyStrip({ width, height }: { width: number; height: number }): MarginInk {
  const left = width * (1 - STRIP);
  const [across, down] = [Math.ceil((width * STRIP) / CELL), Math.ceil(height / CELL)];
  return { left, across, down, bits: new Uint8Array(Math.ceil((across * down) / 8)) };
}

function mark({ across, down, bits }: MarginInk, column: number, row: number): void {
  if (column < 0 || row < 0 || column >= across || row >= down) return;
  const at = row * across + column;
  bits[at >> 3] = (bits[at >> 3] as number) | (1 << (at & 7));
}

function markBox(ink: MarginInk, { x, y, width, height }: Box): void {
  if (x + width < ink.left) return;
  const [from, to] = [Math.max(0, Math.floor((x - ink.left) / CELL)), Math.floor((x + width - ink.left) / CELL)];
  const [top, bottom] = [Math.max(0, Math.floor(y / CELL)), Math.min(ink.down - 1, Math.floor((y + height) / CELL))];
  for (let row = top; row <= bottom; row += 1)
    for (let column = from; column <= Math.min(to, ink.across - 1); column += 1) mark(ink, column, row);
}

/** Of a drawn box only its edges are sure to be ink; within a small one, as of a stamp, no number should stand. */
const edgesOf = (box: Box, page: PageText): Box[] => {
  const isSmall = box.width < page.width * 0.4 && box.height < page.height * 0.3;
  if (box.width < 6 || box.height < 6 || isSmall) return [box];
  const { x, y, width, height } = box;
  return [
    { x, y, width, height: 0.5 },
    { x, y: y + height, width, height: 0.5 },
    { x, y, width: 0.5, height },
    { x: x + width, y, width: 0.5, height },
  ];
};

/** Marks the cells in which a picture has ink, or is much darker than its paper. */
function markPicture(ink: MarginInk, picture: PagePicture): void {
  const { width, height, scale, grey } = picture;
  const { across, levels, contrast } = findInkLevels(picture);
  const counts = new Uint8Array(ink.across * ink.down);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(ink.down - 1, Math.floor(y / scale / CELL)) * ink.across;
    for (let x = Math.max(0, Math.ceil(ink.left * scale)); x < width; x += 1) {
      const level = levels[tileOf(y) * across + tileOf(x)] as number;
      // Level 0 is a picture's tile, or a dark ground: all of it is no paper, where there is any contrast.
      if ((grey[y * width + x] as number) >= (level || (contrast < 45 ? 0 : 200))) continue;
      const at = row + Math.min(ink.across - 1, Math.floor((x / scale - ink.left) / CELL));
      if ((counts[at] as number) < 255) counts[at] = (counts[at] as number) + 1;
    }
  }
  for (let row = 0; row < ink.down; row += 1)
    for (let column = 0; column < ink.across; column += 1)
      if ((counts[row * ink.across + column] as number) >= 3) mark(ink, column, row);
}

/**
 * The ink in a page's right margin, from what is printed and drawn on it and from its picture where it is a scan. `frames` of
 * stamps are taken as full.
 */
export function marginInk(text: PageText, picture?: PagePicture, frames: readonly Box[] = []): MarginInk | undefined {
  const ink = emptyStrip(text);
  for (const frame of frames) markBox(ink, frame);
  for (const { x, y, width, height, isInvisible } of text.pieces)
    if (!isInvisible) markBox(ink, { x: x - 1, y, width: width + 2, height });
  for (const rule of text.rules ?? []) for (const edge of edgesOf(rule, text)) markBox(ink, edge);
  if (picture) markPicture(ink, picture);
  else
    for (const image of text.images)
      if (image.width * image.height < text.width * text.height * 0.6) markBox(ink, image);
  return ink.bits.some((bits) => bits !== 0) ? ink : undefined;
}

const isInk = ({ across, bits }: MarginInk, column: number, row: number): boolean => {
  const at = row * across + column;
  return (((bits[at >> 3] as number) >> (at & 7)) & 1) === 1;
};

/** Whether ink stands in cells from one column and row to others, all inclusive. */
function hasInk(ink: MarginInk, [from, to]: [number, number], [top, bottom]: [number, number]): boolean {
  for (let row = Math.max(0, top); row <= Math.min(bottom, ink.down - 1); row += 1)
    for (let column = Math.max(0, from); column <= Math.min(to, ink.across - 1); column += 1)
      if (isInk(ink, column, row)) return true;
  return false;
}

function cellsIn(ink: MarginInk, { x, y, width, height }: Box): Record<'columns' | 'rows', [number, number]> {
  return {
    columns: [Math.floor((x - ink.left) / CELL), Math.floor((x + width - ink.left) / CELL)],
    rows: [Math.floor(y / CELL), Math.floor((y + height) / CELL)],
  };
}

/** Whether nothing stands in a box of the page; left of the strip, where nothing is known, no place is taken as clear. */
export function isClear(ink: MarginInk | undefined, box: Box): boolean {
  if (!ink) return true;
  const { columns, rows } = cellsIn(ink, box);
  return box.x >= ink.left && !hasInk(ink, columns, rows);
}

/** How far from a number a stamp's frame may stand, in cells. */
const REACH = 45;

/** Whether ink stands on all sides of a clear box but the left, which the strip may end at: it is within a stamp. */
export function isFramed(ink: MarginInk | undefined, box: Box): boolean {
  if (!ink) return false;
  const { columns, rows } = cellsIn(ink, box);
  const [top, bottom] = rows;
  return (
    hasInk(ink, [columns[1] + 1, columns[1] + REACH], rows) &&
    hasInk(ink, columns, [top - REACH, top - 1]) &&
    hasInk(ink, columns, [bottom + 1, bottom + REACH])
  );
}
