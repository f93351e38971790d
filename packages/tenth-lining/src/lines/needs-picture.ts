import type { Box, Doubt, PageLines, PageText, Row, TextPiece } from './types';

/** The share of the page that boxes cover, by 24 times 24 places on it, so that overlapping strips of a scan count once. */
function coverage(boxes: Box[], { width, height }: PageText): number {
  const places = Array.from({ length: 576 }, (_, at) => [((at % 24) + 0.5) / 24, (Math.floor(at / 24) + 0.5) / 24]);
  const isCovered = ([x = 0, y = 0]: number[]) =>
    boxes.some(
      (box) =>
        Math.abs(x * width - box.x - box.width / 2) <= box.width / 2 &&
        Math.abs(y * height - box.y - box.height / 2) <= box.height / 2,
    );
  return places.filter(isCovered).length / places.length;
}

export const signsIn = (pieces: TextPiece[]): number => pieces.reduce((sum, { text }) => sum + text.trim().length, 0);

/**
 * What tells a page's rows: `both` where OCR wrote its text, which passes over rows. What covers the page decides, not how much is
 * printed over it: electronic filing prints whole certificates on scans.
 */
export function sourceOf(page: PageText): 'text' | 'picture' | 'both' {
  const signs = signsIn(page.pieces);
  if (signs === 0) return 'picture';
  const covered = coverage(page.images, page);
  if (covered < 0.6) return 'text';
  if (signsIn(page.pieces.filter(({ isInvisible }) => isInvisible)) > signs * 0.3) return 'both';
  const isOn =
    ({ x, baseline }: TextPiece) =>
    (box: Box) =>
      x > box.x - 1 && x < box.x + box.width && baseline > box.y && baseline < box.y + box.height;
  return covered < 0.9 && page.pieces.some((piece) => !page.images.some(isOn(piece))) ? 'text' : 'picture';
}

/** A letterhead's place, and a filing line's: the page's edges, as shares of its height. */
export const EDGES = { top: 0.2, bottom: 0.88 };

const withDoubt = (page: PageLines, doubt: Doubt): PageLines =>
  page.doubts.includes(doubt) ? page : { ...page, doubts: [...page.doubts, doubt] };

/** The rows of a page that pictures cover: print over a letterhead or a drawn ground is typed, a stamp on a scan is not. */
export function typedOrScanned(typed: PageLines, scanned: PageLines): PageLines {
  const [all, seen] = [typed, scanned].map(({ rows }) => rows.filter(({ counts }) => counts)) as [Row[], Row[]];
  const isWithin = ({ baseline }: Row) => baseline > typed.height * EDGES.top && baseline < typed.height * EDGES.bottom;
  // Print beside a row of the scan fills in a form.
  const isApart = (row: Row) => !seen.some(({ baseline }) => Math.abs(baseline - row.baseline) < row.size);
  const typedWithin = all.filter((row) => isWithin(row) && isApart(row)).length;
  const seenWithin = seen.filter(isWithin).length;
  if (all.length >= 3 && seenWithin === 0) return typed;
  if (all.length > 0 && (seen.length <= all.length * 0.25 || seen.length < 3))
    return seenWithin > 0 ? withDoubt(typed, 'edge-rows') : typed;
  return typedWithin >= 3 ? withDoubt(scanned, 'uneven-rows') : scanned;
}

/** Rows that one of two readings of a page has and the other has not, to within two fifths of their size. */
export function missing(from: Row[], rows: Row[]): Row[] {
  return rows.filter(
    ({ baseline, size }) => !from.some((row) => Math.abs(row.baseline - baseline) < Math.max(size, row.size) * 0.4),
  );
}

/** The rows of an OCR layer, doubted where the picture has others: OCR passes over rows, and sees some in pictures. */
export function comparedWithPicture(text: PageLines, picture: PageLines): PageLines {
  const [read, seen] = [text, picture].map(({ rows }) => rows.filter(({ counts }) => counts)) as [Row[], Row[]];
  const isDoubtful = missing(read, seen).length > 0 || missing(picture.rows, read).length > 0;
  // What parts footnotes from the body stands in the picture alone.
  const rows = text.rows.map((row): Row => {
    const same = picture.rows.find(({ baseline }) => Math.abs(baseline - row.baseline) < row.size * 0.4);
    return same?.isBelowRule ? { ...row, isBelowRule: true, isBelowSeparator: same.isBelowSeparator } : row;
  });
  const ruled = { ...text, rows };
  return isDoubtful ? withDoubt(ruled, 'uneven-rows') : ruled;
}
