import { termsOf } from './meanings';
import { wordsOf } from './words';

/** The words of the editions are in so many files: a reader fetches those that are needed, a kilobyte or two each. */
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

/** On how many of its pages an edition has a word, by its place, in order; 0 for what its own words alone have. */
type Pages = Map<number, number>;

/** A word in its commonest form; a key for a meaning (meanings.ts). */
export type WordList = Map<string, { word: string; at: Pages }>;

/** A term's words, each with how often it stands; and the last of all texts that had one. */
type Collected = { forms: Map<string, number>; at: Pages; last: number };

/** All words of all editions, by stem or key. */
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

// A sign for each edition: its code tells the number of pages, counted from '0', or that the word is not there.
const nowhere = ' ';
const onNoPage = '0'.charCodeAt(0);

/** A file of words as it is fetched: them, and for each of them where it is. */
export type WordFile = { words: string; at: string };

/** @returns the files in their order, `listCount` of them */
export function writeWordFiles(list: WordList): WordFile[] {
  const files = Array.from({ length: listCount }, (): Array<{ word: string; at: Pages }> => []);
  for (const entry of list.values()) files[listOf(entry.word)]?.push(entry);
  return files.map((entries) => {
    entries.sort((one, other) => (one.word < other.word ? -1 : 1));
    return {
      words: entries.map(({ word }) => word).join('\n'),
      at: entries.map(({ at }) => pagesText(at)).join('\n'),
    };
  });
}

function pagesText(pages: Pages): string {
  let text = '';
  for (const [edition, count] of pages) text = text.padEnd(edition, nowhere) + String.fromCharCode(onNoPage + count);
  return text;
}

/** @throws Error for another answer than a file of words */
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
  const pages: Pages = new Map();
  for (let edition = 0; edition < text.length; edition += 1) {
    if (text[edition] !== nowhere) pages.set(edition, text.charCodeAt(edition) - onNoPage);
  }
  return pages;
}
