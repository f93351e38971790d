import { EDGES, missing } from './needs-picture';
import { percentile } from './percentile';
import { rowsFromPicture } from './rows-from-picture';
import type { Box, Doubt, PageLines, PagePicture, PageText, Row } from './types';

/** Points. What is smaller is a logo, a stamp or a signature; a telephone's screen is narrow and high. */
const LEAST = { width: 170, height: 130 };
/** A pattern of thousands of dots is no print. */
const MOST = 1000;

const isTouching = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width + 1 && b.x < a.x + a.width + 1 && a.y < b.y + b.height + 1 && b.y < a.y + a.height + 1;

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  return { x, y, width, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

/** Where a typed page has pictures that rows of print may stand in. Those that touch are one: writers cut pictures into strips. */
export function placesOfPictures({ images }: PageText): Box[] {
  let places: Box[] = [];
  for (const image of images.slice(0, MOST)) {
    const touching = places.filter((place) => isTouching(place, image));
    places = [...places.filter((place) => !touching.includes(place)), touching.reduce(around, image)];
  }
  return places.filter(({ width, height }) => width >= LEAST.width || height >= LEAST.height);
}

/** A picture's ground and the share of it: print has much of one, a photograph little. */
function groundOf({ grey }: PagePicture): { step: number; share: number } {
  const counts = new Float64Array(16);
  for (const shade of grey) counts[shade >> 4] = (counts[shade >> 4] as number) + 1;
  const step = counts.indexOf(Math.max(...counts));
  const near = counts.subarray(Math.max(0, step - 1), step + 2);
  return { step, share: near.reduce((sum, count) => sum + count, 0) / grey.length };
}

function arePrint({ rows, doubts }: Pick<PageLines, 'rows' | 'doubts'>, place: Box, height: number): boolean {
  const isAtEdge = place.y + place.height < height * EDGES.top || place.y > height * EDGES.bottom;
  // A chart's labels and a logo's words are shorter.
  const long = rows.filter(({ starts = [], left, right }) => starts.length >= 4 && right - left > place.width * 0.6);
  if (long.length >= 2 || doubts.includes('sideways')) return true;
  // A picture of a line or two is no logo: its words are of one size.
  const sizes = rows.map(({ size }) => size);
  return long.length > 0 && rows.length <= 2 && !isAtEdge && Math.max(...sizes) < Math.min(...sizes) * 1.5;
}

/** A typed page with the rows that its picture shows where text is drawn without letters; it is listed for them. */
function withUnreadRows(typed: PageLines, { unread = [] }: PageText, picture: PagePicture): PageLines {
  const isUnread = ({ left, right, baseline, size }: Row) =>
    unread.some(({ x, y, width, height }) => {
      const isLevel = y < baseline && y + height > baseline - size * 0.5;
      return isLevel && x < right && x + width > left;
    });
  const seen = rowsFromPicture(picture).rows.filter((row) => row.counts && isUnread(row));
  return withRows(typed, missing(typed.rows, seen), ['uneven-rows']);
}

/** A place between two rows of a paragraph, and where the rows in it would stand. */
type Gap = Box & { baselines: number[] };

/** Where an even paragraph steps over one to three rows after a full one: letters that say nothing, or paths. */
export function gapsInParagraphs({ rows }: PageLines): Gap[] {
  const body = rows.filter(({ counts }) => counts);
  const [left, right] = [Math.min(...body.map((row) => row.left)), Math.max(...body.map((row) => row.right))];
  const steps = body.slice(1).map(({ baseline }, at) => baseline - (body[at] as Row).baseline);
  const pitch = percentile([...steps]);
  const isPitch = (step = 0) => Math.abs(step - pitch) < pitch * 0.15;
  return steps.flatMap((step, at) => {
    const [above, below] = [body[at], body[at + 1]] as [Row, Row];
    const count = Math.round(step / pitch);
    const isEven = isPitch(step / count) && isPitch(steps[at - 1]) && isPitch(steps[at + 1]);
    const isFull = above.right > right - (right - left) * 0.1;
    if (count < 2 || count > 4 || !isEven || !isFull) return [];
    const baselines = Array.from({ length: count - 1 }, (_, row) => above.baseline + ((row + 1) * step) / count);
    return [{ x: left, y: above.bottom, width: right - left, height: below.top - above.bottom, baselines }];
  });
}

/** A typed page with the rows that stand in a paragraph's gap; they count, and the page is listed. */
export function withRowsInGap(typed: PageLines, gap: Gap, picture: PagePicture): PageLines {
  const seen = rowsFromPicture(picture).rows.map(movedTo(gap));
  const level = seen.filter(
    ({ counts, left, right, size, baseline }) =>
      counts && right - left > size * 2 && gap.baselines.some((base) => Math.abs(base - baseline) < size * 0.3),
  );
  return withRows(typed, missing(typed.rows, level), ['uneven-rows']);
}

const movedTo =
  ({ x, y }: Box) =>
  (row: Row): Row => ({
    ...row,
    top: row.top + y,
    bottom: row.bottom + y,
    baseline: row.baseline + y,
    left: row.left + x,
    right: row.right + x,
  });

function withRows(page: PageLines, added: Row[], doubts: Doubt[]): PageLines {
  if (added.length === 0) return page;
  const rows = [...page.rows, ...added].sort((a, b) => a.baseline - b.baseline);
  return { ...page, rows, doubts: [...new Set([...page.doubts, ...doubts])] };
}

/** A typed page with the rows of print in a picture on it, and listed: what a picture's lines count is for a person to say. */
export function withPicturedRows(typed: PageLines, page: PageText, place: Box, drawn: PagePicture): PageLines {
  const { step, share } = groundOf(drawn);
  // Light letters on a dark ground, as telephones show them at night.
  const isDark = step < 6;
  if (share < (isDark ? 0.8 : 0.65)) return typed;
  const picture = isDark ? { ...drawn, grey: drawn.grey.map((shade) => 255 - shade) } : drawn;
  const pieces = page.pieces
    .map((piece) => ({ ...piece, x: piece.x - place.x, y: piece.y - place.y, baseline: piece.baseline - place.y }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < place.width && y < place.height);
  const seen = rowsFromPicture(picture, { ...page, width: place.width, height: place.height, pieces, images: [] });
  const all = seen.rows.filter(({ counts }) => counts);
  if (!arePrint({ rows: all, doubts: seen.doubts }, place, page.height)) return typed;
  const apart = missing(typed.rows, all.map(movedTo(place)));
  if (apart.length < all.length / 2 && !seen.doubts.includes('sideways')) return typed;
  return withRows(typed, apart, [...seen.doubts, 'picture']);
}

/** A typed page with the rows that its picture alone shows; `draw` draws a place of the page, or the whole. */
export function withSeenRows(typed: PageLines, text: PageText, draw: (place?: Box) => PagePicture): PageLines {
  let lines = text.unread?.length ? withUnreadRows(typed, text, draw()) : typed;
  for (const place of placesOfPictures(text)) lines = withPicturedRows(lines, text, place, draw(place));
  for (const gap of gapsInParagraphs(lines)) lines = withRowsInGap(lines, gap, draw(gap));
  return lines;
}
