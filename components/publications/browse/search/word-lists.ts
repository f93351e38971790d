import { termsOf, wordsOf } from './words';

/**
 * The words of the editions, in so many files: a reader fetches those of the words that are typed, a kilobyte or two each,
 * and not the words of two hundred PDFs.
 */
export const listCount = 128;

/** Of a beginning so many letters are needed to say which file has the words that begin so. */
export const leastBeginning = 3;

/** Which file has a word, and those that begin as it does. */
export function listOf(word: string): number {
  let sum = 0;
  for (const letter of word.replace(/^[=§]/, '').toLowerCase().padEnd(leastBeginning).slice(0, leastBeginning)) {
    sum = (sum * 31 + letter.charCodeAt(0)) % listCount;
  }
  return sum;
}

/** An edition's words: its own, which stand on its page, and its PDF's, a text a page. */
export type EditionText = { own: string; pages: readonly string[] };

/** On how many of an edition's pages a word is, by the edition's place; 0 for what its own words alone have. */
type Pages = Map<number, number>;

/** A word in its commonest form; a key for a meaning (words.ts). */
export type WordList = Map<string, { word: string; at: Pages }>;

/** A term's words, each with how often it stands; and the last of all texts that had one. */
type Collected = { forms: Map<string, number>; at: Pages; last: number };

/**
 * All words of all editions.
 *
 * @returns by stem or key
 */
export function collectWords(editions: readonly EditionText[]): WordList {
  const all = new Map<string, Collected>();
  let count = 0;
  for (const [edition, { own, pages }] of editions.entries()) {
    for (const [page, text] of [own, ...pages].entries()) {
      count += 1;
      for (const { term, word } of termsOf(text)) {
        const entry: Collected = all.get(term) ?? { forms: new Map(), at: new Map(), last: 0 };
        if (entry.last === 0) all.set(term, entry);
        entry.forms.set(word, (entry.forms.get(word) ?? 0) + 1);
        if (entry.last === count) continue;
        entry.last = count;
        entry.at.set(edition, (entry.at.get(edition) ?? 0) + (page > 0 ? 1 : 0));
      }
    }
  }
  return new Map([...all].map(([term, { forms, at }]) => [term, { word: commonest(forms), at }]));
}

const commonest = (forms: ReadonlyMap<string, number>): string =>
  [...forms].reduce((best, form) => (form[1] > best[1] ? form : best), ['', 0])[0];

// Two signs for each edition that has a word: how far it is from the one before, and its pages. Few are far or many.
const first = 35;
const most = 55;
const numberText = (value: number): string =>
  value < most
    ? String.fromCharCode(first + value)
    : String.fromCharCode(first + most + (value % most)) + numberText(Math.floor(value / most));

/** A file of words as it is fetched: them, and for each of them where it is. */
export type WordFile = { words: string; at: string };

/** @returns the files in their order, `listCount` of them */
export function writeWordFiles(list: WordList): WordFile[] {
  const files = Array.from({ length: listCount }, (): Array<{ word: string; at: Pages }> => []);
  for (const entry of list.values()) files[listOf(entry.word)]?.push(entry);
  return files.map((entries) => {
    entries.sort((one, other) => (one.word < other.word ? -1 : 1));
    const words = entries.map(({ word }) => word).join('\n');
    const at = entries.map(({ at: pages }) => pagesText(pages)).join('\n');
    return { words, at };
  });
}

function pagesText(pages: Pages): string {
  let before = -1;
  let text = '';
  for (const [edition, count] of [...pages].sort(([one], [other]) => one - other)) {
    text += numberText(edition - before - 1) + numberText(count);
    before = edition;
  }
  return text;
}

/** @throws Error unless it has the shape of a file of words: a host may answer with anything */
export function readWordFile(answer: unknown): WordList {
  const { words, at } = (answer ?? {}) as Partial<WordFile>;
  if (typeof words !== 'string' || typeof at !== 'string') throw new Error('the answer is no list of words');
  const places = at.split('\n');
  const all = words === '' ? [] : words.split('\n');
  return new Map(all.map((word, place) => [termOf(word), { word, at: readPages(places[place] ?? '') }]));
}

/** Meanings and sections are their own term. */
const termOf = (word: string) => (/^[=§]/.test(word) ? word : (wordsOf(word)[0]?.stem ?? word));

function readPages(text: string): Pages {
  const numbers: number[] = [];
  let low = 0;
  let scale = 1;
  for (let at = 0; at < text.length; at += 1) {
    const value = text.charCodeAt(at) - first;
    const isLast = value < most;
    low += (isLast ? value : value - most) * scale;
    scale *= most;
    if (!isLast) continue;
    numbers.push(low);
    low = 0;
    scale = 1;
  }
  const pages: Pages = new Map();
  let edition = -1;
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    edition += 1 + (numbers[at] ?? 0);
    pages.set(edition, numbers[at + 1] ?? 0);
  }
  return pages;
}
