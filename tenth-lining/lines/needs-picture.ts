import type { Box, PageText } from './types';

/** Shares of the page that boxes cover, counted on a grid so that overlapping strips of a scan count once. */
function coverage(boxes: Box[], { width, height }: PageText): number {
  const cells = 24;
  let covered = 0;
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const [x, y] = [((column + 0.5) / cells) * width, ((row + 0.5) / cells) * height];
      if (boxes.some((box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height))
        covered += 1;
    }
  }
  return covered / (cells * cells);
}

/**
 * Whether a page must be rendered for its rows: it has no text, or pictures cover most of it and its text is little (a scan
 * on which a court has printed a header), or stands at its edges only.
 */
export function needsPicture(page: PageText): boolean {
  const printed = page.pieces.filter(({ text }) => text.trim() !== '');
  if (printed.length === 0) return true;
  if (page.images.length === 0 || coverage(page.images, page) < 0.6) return false;
  const signs = printed.reduce((sum, { text }) => sum + text.trim().length, 0);
  const isAtEdges = printed.every(({ baseline }) => baseline < page.height * 0.1 || baseline > page.height * 0.9);
  return signs < 120 || isAtEdges;
}

/**
 * Whether a page's text is what OCR read on a picture, so that the picture should be asked as well: OCR passes over rows, and
 * nothing in its text tells.
 */
export function isReadFromPicture(page: PageText): boolean {
  const unseen = page.pieces.filter(({ isInvisible }) => isInvisible).length;
  return unseen > page.pieces.length * 0.5 && coverage(page.images, page) >= 0.6;
}
