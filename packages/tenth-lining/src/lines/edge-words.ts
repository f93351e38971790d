import type { Row } from './types';

const pageNumber =
  /^(?:page|p\.?|pg\.?|folio|-|–|—|\[|\(|\|)?\s*(\d{1,4}|[ivxlc]{1,7})\s*(?:(?:of|\/|\|)\s*\d{1,4})?\s*(?:-|–|—|\]|\)|\||\.|page)?$/i;

/** What registries and electronic filing print at a page's edge; no ordinary line has three of these. */
const filingWords = [
  /\bpage\s*:?\s*(?:id\s*#?\s*:?\s*)?\d+/i,
  /\b\d+\s*(?:of|\/)\s*\d+\b/i,
  /\b(?:e-?)?fil(?:ed|ing|er)\b|\bentered\b|\breceived\b|\blodged\b|\bdownloaded\b/i,
  /\bdoc(?:ument|ket)?\b\.?\s*(?:no\.?|#)?\s*:?\s*\d/i,
  /\bcase\b\s*(?:no\.?|number)?\s*:?\s*\d/i,
  /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/,
];

export const isFilingLine = (text: string): boolean => filingWords.filter((words) => words.test(text)).length >= 3;

/** A row's words without what changes from page to page: figures as one sign, no spaces. */
export const signature = ({ text }: Pick<Row, 'text'>): string =>
  text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, '');

/** A page number by itself, with what is set around it: 7, - 7 -, vii, Page 7 of 9; not the "v." between parties. */
export const isPageNumber = (text: string): boolean => pageNumber.test(text.trim()) && !/^v\.$/i.test(text.trim());

export const hasEndNumber = (text: string): boolean => /^\d{1,4}(?:\s|$)|\s\d{1,4}$/.test(text.trim());

/** Whether two signatures begin and end alike, but for a part of them: a name, or what OCR misread. */
export function isAlike(a: string, b: string): boolean {
  const [least, most] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  let [start, end] = [0, 0];
  while (start < least && a[start] === b[start]) start += 1;
  while (end < least - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return start + end >= most * 0.85;
}

/** Whether words begin at the same places in two rows of pictures; a lone word, whether it stands at the same place. */
export function hasSamePlaces(a: Row, b: Row): boolean {
  const [ours, theirs] = [a.starts ?? [], b.starts ?? []];
  const { left, right } = b;
  if (ours.length <= 1 && theirs.length <= 1) return Math.abs(a.left - left) < 14 && Math.abs(a.right - right) < 14;
  if (Math.abs(a.left - left) >= 12) return false;
  // What is photographed from nearer is larger.
  const ratio = (a.right - a.left) / (b.right - b.left);
  if (ratio < 0.94 || ratio > 1.06) return false;
  const shared = ours.filter((start, at) => at > 0 && theirs.some((other) => Math.abs(start - other * ratio) < 2.5));
  return shared.length >= (Math.max(ours.length, theirs.length) - 1) * 0.5;
}

/** Contact details, as letterheads have them; two of these hardly stand in a letter's text. */
const contactWords = [
  /@|\be-?mail\b\W*:/i,
  /\bwww\.|https?:|\bwebsite\b/i,
  /\b(?:tel|telephone|phone|mobile|cell|fax)\b\W*[+\d]/i,
  /\bp\.? ?o\.? ?box\b/i,
  /\b(?:Street|Road|Avenue|House|Plaza|Towers?|Building|Floor)\b/,
];
/** Words of an address for service, whose rows count. */
const serviceWords = /\b(?:drawn|filed by|served?|between)\b/i;

export function isContact(rows: readonly Row[]): boolean {
  const text = rows.map((row) => row.text).join(' ');
  return contactWords.filter((words) => words.test(text)).length >= 2 && !serviceWords.test(text);
}
