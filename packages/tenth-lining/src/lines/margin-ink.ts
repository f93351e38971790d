import { findInkLevels } from './ink';
import type { Box, MarginInk, PagePicture, PageText, Size } from './types';

/** Points: a side of MarginInk's cells. */
const CELL = 2;
const STRIP = 0.17;

function emptyStrip({ width, height }: Size): MarginInk {
  const left = width * (1 - STRIP);
  const [across, down] = [Math.ceil((width * STRIP) / CELL), Math.ceil(height / CELL)];
  return { left, across, down, bits: new Uint8Array(Math.ceil((across * down) / 8)) };
}

type Range = [from: number, to: number];

/** Columns and rows of a box's cells, inclusive; not all of them need be in the strip. */
const spanOf = ({ left }: MarginInk, { x, y, width, height }: Box): [columns: Range, rows: Range] => [
  [Math.floor((x - left) / CELL), Math.floor((x + width - left) / CELL)],
  [Math.floor(y / CELL), Math.floor((y + height) / CELL)],
];

function cellsIn({ across, down }: MarginInk, [from, to]: Range, [top, bottom]: Range): number[] {
  const places: number[] = [];
  for (let row = Math.max(0, top); row <= Math.min(bottom, down - 1); row += 1)
    for (let column = Math.max(0, from); column <= Math.min(to, across - 1); column += 1)
      places.push(row * across + column);
  return places;
}

function mark({ bits }: MarginInk, at: number): void {
  bits[at >> 3] = (bits[at >> 3] as number) | (1 << (at & 7));
}

function markBox(ink: MarginInk, box: Box): void {
  // Most boxes are left of the strip.
  if (box.x + box.width < ink.left) return;
  for (const at of cellsIn(ink, ...spanOf(ink, box))) mark(ink, at);
}

/** Of a drawn box only its edges are sure to be ink. */
const edgesOf = (box: Box): Box[] => {
  if (box.width < 6 || box.height < 6) return [box];
  const { x, y, width, height } = box;
  return [
    { x, y, width, height: 0.5 },
    { x, y: y + height, width, height: 0.5 },
    { x, y, width: 0.5, height },
    { x: x + width, y, width: 0.5, height },
  ];
};

function markPicture(ink: MarginInk, picture: PagePicture): void {
  const { width, height, scale, grey } = picture;
  const { levelsOf, contrast } = findInkLevels(picture);
  const counts = new Uint8Array(ink.across * ink.down);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(ink.down - 1, Math.floor(y / scale / CELL)) * ink.across;
    const levels = levelsOf(y);
    for (let x = Math.max(0, Math.ceil(ink.left * scale)); x < width; x += 1) {
      // Level 0 is a picture's tile, or a dark ground: all of it is no paper, where there is any contrast.
      if ((grey[y * width + x] as number) >= (levels[x] || (contrast < 45 ? 0 : 200))) continue;
      const at = row + Math.min(ink.across - 1, Math.floor((x / scale - ink.left) / CELL));
      if ((counts[at] as number) < 255) counts[at] = (counts[at] as number) + 1;
    }
  }
  counts.forEach((count, at) => {
    if (count >= 3) mark(ink, at);
  });
}

/** The ink in a page's right margin, from what is printed and drawn on it and from its picture where it is a scan. */
export function marginInk(text: PageText, picture?: PagePicture): MarginInk | undefined {
  const ink = emptyStrip(text);
  for (const { x, y, width, height, isInvisible } of text.pieces)
    if (!isInvisible) markBox(ink, { x: x - 1, y, width: width + 2, height });
  for (const rule of text.rules ?? []) for (const edge of edgesOf(rule)) markBox(ink, edge);
  if (picture) markPicture(ink, picture);
  else
    for (const image of text.images)
      if (image.width * image.height < text.width * text.height * 0.6) markBox(ink, image);
  return ink.bits.some((bits) => bits !== 0) ? ink : undefined;
}

function hasInk(ink: MarginInk, columns: Range, rows: Range): boolean {
  for (const at of cellsIn(ink, columns, rows)) if (((ink.bits[at >> 3] as number) >> (at & 7)) & 1) return true;
  return false;
}

/** How far from a number a stamp's frame may stand, in cells. */
const REACH = 45;

/** Whether a number may stand in a box: nothing is in it, and it is not within a stamp, with ink on all sides but the left. */
export function isClear(ink: MarginInk, box: Box): boolean {
  const [columns, rows] = spanOf(ink, box);
  if (box.x < ink.left || hasInk(ink, columns, rows)) return false;
  const [[, right], [top, bottom]] = [columns, rows];
  return !(
    hasInk(ink, [right + 1, right + REACH], rows) &&
    hasInk(ink, columns, [top - REACH, top - 1]) &&
    hasInk(ink, columns, [bottom + 1, bottom + REACH])
  );
}
