import type { Doubt, Row } from './types';

/**
 * Room that the numbers need, in points on A4 (other pages: as their short side): two figures at 9 points with their gap
 * and the edge that printers leave blank; and the page number's place, measured from the page's top right corner.
 */
const ROOM = { side: 595, margin: 26, corner: { right: 28, top: 22, width: 24, height: 18 } };

/** Whether a row reaches into the right margin's strip, and whether one stands where the page number goes. */
export function placeDoubts(rows: Row[], page: { width: number; height: number }): Doubt[] {
  const doubts: Doubt[] = [];
  const unit = Math.min(page.width, page.height) / ROOM.side;
  const { right: inset, width, top: high, height } = ROOM.corner;
  if (rows.some(({ right, kind }) => kind !== 'running-head' && right > page.width - ROOM.margin * unit))
    doubts.push('narrow-margin');
  const isTaken = rows.some(
    ({ right, top, bottom }) =>
      right > page.width - (inset + width) * unit && top < (high + height) * unit && bottom > high * unit,
  );
  if (isTaken) doubts.push('top-right-taken');
  return doubts;
}
