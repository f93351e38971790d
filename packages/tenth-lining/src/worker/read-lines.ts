import { marginInk } from '../lines/margin-ink';
import { comparedWithPicture, sourceOf, typedOrScanned } from '../lines/needs-picture';
import {
  gapsInParagraphs,
  placesOfPictures,
  withPicturedRows,
  withRowsInGap,
  withUnreadRows,
} from '../lines/pictured-rows';
import { rowsFromPicture } from '../lines/rows-from-picture';
import { rowsFromText } from '../lines/rows-from-text';
import type { Doubt, PageLines, PagePicture } from '../lines/types';
import { visibleText } from '../lines/visible-text';
import { pictureOf } from '../read/draw-page';
import { drawnOn, sumsOf } from '../read/drawn-sums';
import type { PdfDocument } from '../read/open-document';
import { readPageText, withPageOr } from '../read/open-page';
import { displayedSize, type PageGeometry } from '../read/page-geometry';
import type { PlannedPage } from '../write/number-pdf';

/** `isLost`: it could not be opened, and nothing can be drawn on it. */
export type ReadPage = Omit<PlannedPage, 'plan'> & { lines: PageLines; isLost?: true };

// A page that cannot be opened has no size; it is shown as A4, in points.
const unknown: PageGeometry = { left: 0, bottom: 0, right: 595, top: 842, turns: 0 };

/** One page's rows, from its text or, where that does not tell, from its picture. A page that cannot be read is in doubt. */
export function readLines(document: PdfDocument, index: number): ReadPage {
  const lost: ReadPage = { lines: noLines(index), geometry: unknown, drawn: [], isLost: true };
  return withPageOr(document, index, lost, (page) => {
    const read = readPageText(document, page);
    const mayBeHidden = read.pieces.some((piece) => piece.mayBeHidden);
    const pictured = mayBeHidden ? pictureOf(document, page) : undefined;
    const text = pictured ? visibleText(read, pictured) : read;
    const { geometry } = page;
    const drawn = sumsOf(drawnOn(document.pdfium, page.handle));
    const asReadPage = (lines: PageLines, picture?: PagePicture): ReadPage => {
      const doubts: Doubt[] = text.isUndecoded ? ['undecoded', ...lines.doubts] : lines.doubts;
      return { lines: { ...lines, doubts, ink: marginInk(text, picture) }, geometry, drawn };
    };
    const [typed, source] = [rowsFromText(text), sourceOf(text)];
    if (source === 'text') {
      const whole = text.unread?.length ? withUnreadRows(typed, text, pictured ?? pictureOf(document, page)) : typed;
      const lines = placesOfPictures(text).reduce(
        (known, place) => withPicturedRows(known, text, place, pictureOf(document, page, place)),
        whole,
      );
      return asReadPage(
        gapsInParagraphs(lines).reduce(
          (known, gap) => withRowsInGap(known, gap, pictureOf(document, page, gap)),
          lines,
        ),
      );
    }
    const picture = pictured ?? pictureOf(document, page);
    const seen = rowsFromPicture(picture, text);
    return asReadPage(source === 'picture' ? typedOrScanned(typed, seen) : comparedWithPicture(typed, seen), picture);
  });
}

const noLines = (index: number): PageLines => ({
  index,
  ...displayedSize(unknown),
  rows: [],
  doubts: ['unread'],
  source: 'none',
  skew: 0,
});
