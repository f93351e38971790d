import { marginInk } from '../lines/margin-ink';
import { comparedWithPicture, sourceOf, typedOrScanned } from '../lines/needs-picture';
import { withSeenRows } from '../lines/pictured-rows';
import { rowsFromPicture } from '../lines/rows-from-picture';
import { rowsFromText } from '../lines/rows-from-text';
import type { Box, Doubt, PageLines, PagePicture } from '../lines/types';
import { visibleText } from '../lines/visible-text';
import { pictureOf } from '../read/draw-page';
import { drawnOn, sumsOf } from '../read/drawn-sums';
import type { PdfDocument } from '../read/open-document';
import { readPageText, withPageOr } from '../read/open-page';
import type { PlannedPage } from '../write/number-pdf';

export type ReadPage = Omit<PlannedPage, 'plan'> & { lines: PageLines };

// A page that cannot be opened has no size; it is shown as A4, in points.
const [width, height] = [595, 842];

const lostPage = (index: number): ReadPage => ({
  lines: { index, width, height, rows: [], doubts: ['unread'], source: 'none', skew: 0 },
  geometry: { left: 0, bottom: 0, right: width, top: height, turns: 0 },
  drawn: [],
});

/** One page's rows, from its text or, where that does not tell, from its picture. A page that cannot be read is in doubt. */
export function readLines(document: PdfDocument, index: number): ReadPage {
  return withPageOr(document, index, lostPage(index), (page) => {
    const read = readPageText(document, page);
    const pictured = read.pieces.some((piece) => piece.mayBeHidden) ? pictureOf(document, page) : undefined;
    const text = pictured ? visibleText(read, pictured) : read;
    const draw = (place?: Box) => (place ? undefined : pictured) ?? pictureOf(document, page, place);
    const { geometry } = page;
    const drawn = sumsOf(drawnOn(document.pdfium, page.handle));
    const asReadPage = (lines: PageLines, picture?: PagePicture): ReadPage => {
      const doubts: Doubt[] = text.isUndecoded ? ['undecoded', ...lines.doubts] : lines.doubts;
      return { lines: { ...lines, doubts, ink: marginInk(text, picture) }, geometry, drawn };
    };
    const [typed, source] = [rowsFromText(text), sourceOf(text)];
    if (source === 'text') return asReadPage(withSeenRows(typed, text, draw));
    const picture = draw();
    const seen = rowsFromPicture(picture, text);
    return asReadPage(source === 'picture' ? typedOrScanned(typed, seen) : comparedWithPicture(typed, seen), picture);
  });
}
