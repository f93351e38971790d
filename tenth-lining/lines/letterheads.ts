import { type Place, standsApart } from './neighbourhood';
import type { Row } from './types';

/** How one reaches who writes: two of these are no sentence of a letter. */
const CONTACT = [
  /@|\be-?mail\b\W*:/i,
  /\bwww\.|https?:|\bwebsite\b/i,
  /\b(?:tel|telephone|phone|mobile|cell|fax)\b\W*[+\d]/i,
  /\bp\.? ?o\.? ?box\b/i,
  /\b(?:Street|Road|Avenue|House|Plaza|Towers?|Building|Floor)\b/,
];
/** What an address for service begins with, which counts. */
const SERVICE = /\b(?:drawn|filed by|served?|between)\b/i;
/** A letterhead ends above this share of its page. */
const DEEPEST = 0.25;

/**
 * The rows that may be a letterhead at a page's top that no other page tells: they say how one reaches who writes, and end above a
 * drawn line or at a gap. Counsel's address above a pleading's caption does so too, and is a part of it: the page is in doubt. Of
 * prose, and of a scan's rows, of which it is not known what they say, none is given.
 */
export function letterheadOf(here: Place): Row[] | undefined {
  const within = here.rows.filter(({ baseline, isBoxed }) => baseline < here.page.height * DEEPEST && !isBoxed);
  const ruled = within.findIndex((next, at) => at > 0 && next.isBelowRule && !next.isBelowSeparator);
  const above = within.slice(0, Math.max(ruled, 0));
  if (isContact(above)) return above;
  const block = within.slice(0, within.findIndex((_, at) => standsApart(here, at)) + 1);
  const isWide = ({ left, right }: Row) => right - left > here.page.width * 0.65;
  if (block.length > 1 && isContact(block)) return block.some(isWide) ? [] : block;
  // A caption's parties stand in cells.
  const isAbove = above.length > 1 && above.every(({ cells }) => cells === 1);
  const isPerhaps = isAbove || hasTwoSizes(block, here.rows.at(-1)?.size ?? 0);
  return isPerhaps && within.every(({ text }) => text.trim() === '') ? [] : undefined;
}

/** A name that is larger than the text, and an address that is smaller. */
const hasTwoSizes = (rows: readonly Row[], usual: number): boolean =>
  rows.some(({ size }) => size > usual * 1.25) && rows.some(({ size }) => size < usual * 0.93);

function isContact(rows: readonly Row[]): boolean {
  const text = rows.map((row) => row.text).join(' ');
  return CONTACT.filter((words) => words.test(text)).length >= 2 && !SERVICE.test(text);
}
