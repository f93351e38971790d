import { typeSize } from './pages-around';
import type { PageLines, Row } from './types';

/** The pages around, as read, and where what stands below the text at this page's foot begins. */
type PagesAround = { height: number; pages: PageLines[]; end: number };

type Footnotes = { rows: Row[]; isSure: boolean };

const none: Footnotes = { rows: [], isSure: true };
const unsure: Footnotes = { rows: [], isSure: false };

const SMALLER = 0.93;

/** What a row begins with that may be a note's mark, however it is written: 33. (33) [33] 33/ */
const leadingMark = ({ text }: Row): string | undefined =>
  /^[[(]?\s*(\d{1,3}|[*†‡§¶‖]{1,3})\s*[\])./:]*(?:\s|$)/u.exec(text)?.[1];

/** The rows that begin with a mark: a raised or small one, or what stands raised in a row above. */
function markedRows(rows: readonly Row[]): Set<Row> {
  const raised = new Set<string>();
  return new Set(
    rows.filter((row) => {
      const isMarked = row.isMarked || raised.has(leadingMark(row) ?? '');
      for (const mark of row.raised ?? []) raised.add(mark);
      return isMarked;
    }),
  );
}

/** Rows of two stretches or more, most of them: a table at the foot of its page. A note's mark may hang apart from it. */
const isTable = (rows: Row[], marked: ReadonlySet<Row>): boolean =>
  rows.filter((row) => (row.cells ?? 1) - Number(marked.has(row)) >= 2).length > rows.length / 2;

/** Of a picture's rows no words are known, and their type sizes are guesses. */
const isPicture = (rows: Row[]): boolean => rows.every(({ text }) => text.trim() === '');

/** Whether notes end at the foot of the text, where that of a page around ends which goes furthest down. */
function isAtFoot({ baseline, size }: Row, { height, pages, end }: PagesAround): boolean {
  const isText = (row: Row) => row.kind === 'body' && row.baseline < end - 9;
  const ends = pages.map(({ rows }) => rows.findLast(isText)?.baseline ?? 0);
  return baseline > Math.max(height * 0.75, ...ends) - size;
}

/**
 * Small rows below a drawn line, under the rows `above`: notes, if they begin with a mark; or if they end at the text's foot
 * (one goes on from the page before, or a picture does not tell its mark), and a third of them are as wide as the text or pages
 * around have notes. Names and addresses below a line to sign on are neither.
 */
function belowLine(notes: Row[], above: Row[], around: PagesAround): Footnotes {
  const marked = markedRows([...above, ...notes]);
  const last = notes.at(-1) as Row;
  const width = Math.max(...above.map(({ right }) => right)) - Math.min(...above.map(({ left }) => left));
  const wide = notes.filter((row) => marked.has(row) || row.right - row.left > width * 0.75);
  const isNote = (row: Row) => row.isBelowSeparator && (row.isMarked || isPicture([row]));
  const isLikely = wide.length >= notes.length / 3 || around.pages.some(({ rows }) => rows.some(isNote));
  const isLast = isAtFoot(last, around);
  if (marked.has(notes[0] as Row) || (isLast && isLikely)) return { rows: notes, isSure: !isTable(notes, marked) };
  const isNames = wide.length === 0 && notes.every((row) => leadingMark(row) === undefined);
  return { rows: [], isSure: isNames && !isLast && !isPicture(notes) };
}

/** The footnotes below a separator: all that follows, if it is smaller than the rows above or begins with a mark. */
function belowSeparator(rows: Row[], around: PagesAround): Footnotes | undefined {
  const at = rows.findIndex((row, index) => index > 0 && row.isBelowSeparator);
  if (at < 0) return undefined;
  const [above, notes] = [rows.slice(0, at), rows.slice(at)];
  const size = typeSize(above);
  const isSmall = (row: Row) => row.size <= size * SMALLER;
  const small = notes.filter(isSmall).length;
  // Text that goes on at its own size below small rows: they are a table's notes, or a quotation.
  if (isSmall(notes[0] as Row) && small < notes.length - 1) return unsure;
  if (markedRows(rows).has(notes[0] as Row) || small >= notes.length * 0.75) return belowLine(notes, above, around);
  // A name below the line that is signed on stands where the text ends, notes at the page's foot.
  return isPicture(notes) && (notes.at(-1)?.bottom ?? 0) > around.height * 0.75 ? unsure : undefined;
}

/** The footnotes among a page's body rows: what stands below a separator, or the last rows, smaller than the body. */
export function findFootnotes(rows: Row[], around: PagesAround): Footnotes {
  const { height } = around;
  const parted = belowSeparator(rows, around);
  if (parted) return parted;
  const size = typeSize(rows);
  const isSmall = (row: Row) => row.size <= size * SMALLER;
  let start = rows.length;
  while (start > 1 && isSmall(rows[start - 1] as Row)) start -= 1;
  const small = rows.slice(start);
  const marked = markedRows(rows);
  if (isTable(small, marked)) return none;
  const first = small.findIndex((row) => marked.has(row) || row.isBelowRule);
  // Under a table they may be its own notes, which count as it does.
  if (first >= 0 && isTable(rows.slice(Math.max(0, start - 3), start), marked)) return unsure;
  if (small.length > 0) {
    if (first === 0 || small[first]?.isBelowRule)
      return belowLine(small.slice(first), rows.slice(0, start + first), around);
    // A note that goes on from the page before, or a small quotation.
    if (first > 0) return { rows: small, isSure: false };
    const step = (rows[start]?.baseline ?? 0) - (rows[start - 1]?.baseline ?? 0);
    if (step > size * 2 && (small[0]?.top ?? 0) > height * 0.6) return unsure;
  }
  return none;
}
