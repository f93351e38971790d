import type { PageLines, Row } from './types';

/** Rows that one of two readings of a page has and the other has not, to within two fifths of their size. */
function missing(from: Row[], rows: Row[]): Row[] {
  return rows.filter(
    ({ baseline, size }) => !from.some((row) => Math.abs(row.baseline - baseline) < Math.max(size, row.size) * 0.4),
  );
}

/**
 * The rows of an OCR layer, doubted ('uneven-rows') where the page's picture shows other rows: OCR passes over rows, and reads
 * some into pictures.
 */
export function comparedWithPicture(text: PageLines, picture: PageLines): PageLines {
  const [read, seen] = [text, picture].map(({ rows }) => rows.filter(({ counts }) => counts)) as [Row[], Row[]];
  // A stamp that OCR made out, or not, and page numbers of one figure are no rows of the body either way.
  const shown = seen.filter(({ right, left, size }) => right - left > size * 1.5);
  const isDoubtful = missing(read, shown).length > 0 || missing(picture.rows, read).length > 0;
  if (!isDoubtful || text.doubts.includes('uneven-rows')) return text;
  return { ...text, doubts: [...text.doubts, 'uneven-rows'] };
}
