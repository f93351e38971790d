import { termsOf } from './meanings';
import type { Query, Wanted } from './query';
import { type Form, wordsOf } from './words';

/** The words of the editions are in so many files: a reader fetches those that are needed, a kilobyte or two each. */
export const listCount = 128;

/** Of a beginning so many letters are needed to say which file has the words that begin so. */
const leastBeginning = 3;

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

/** All words of all editions, by stem or key. */
export function collectWords(editions: readonly EditionText[]): WordList {
  const all = new Map<string, { forms: Map<string, number>; at: Pages }>();
  for (const [edition, { own, pages }] of editions.entries()) {
    for (const [page, text] of [own, ...pages].entries()) {
      for (const [term, word] of new Map(termsOf(text))) {
        const { forms, at } = all.get(term) ?? { forms: new Map<string, number>(), at: new Map<number, number>() };
        all.set(term, { forms, at });
        forms.set(word, (forms.get(word) ?? 0) + 1);
        at.set(edition, (at.get(edition) ?? 0) + (page > 0 ? 1 : 0));
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
function readWordFile(answer: unknown): WordList {
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

/** Where the editions have words: what the lists tell that have been fetched. */
export function openLists() {
  const lists = new Map<number, WordList>();
  /** numbers of the lists that a query needs and that are not there */
  const missingFor = ({ wanted }: Query) => {
    const terms = wanted.flatMap(({ key = [], words }) => [key, words.map(({ word }) => word)].flat());
    return [...new Set(terms.map(listOf))].filter((number) => !lists.has(number));
  };

  /** On how many pages editions have a word, by their places: itself, or else those that begin with it. */
  const placesOf = ({ word, stem }: Form, isWhole = false): ReadonlyMap<number, number> => {
    const list = lists.get(listOf(word));
    const own = list?.get(stem)?.at;
    const sum = new Map<number, number>();
    if (own || isWhole || word.length < leastBeginning) return own ?? sum;
    for (const other of list?.values() ?? []) {
      if (!other.word.startsWith(word)) continue;
      for (const [edition, count] of other.at) sum.set(edition, Math.max(count, sum.get(edition) ?? 0));
    }
    return sum;
  };

  /** Where a part of a query is: by the edition's place, the number of pages. */
  const pagesOf = ({ key, words }: Wanted): ReadonlyMap<number, number> => {
    const own = key ? lists.get(listOf(key))?.get(key)?.at : undefined;
    // Where a meaning is known, its words that stand apart are no reason for an edition.
    if (own && key?.startsWith('=')) return own;
    const pages = new Map(own);
    const [first = pages, ...others] = words.map((word) => placesOf(word, own !== undefined || key?.startsWith('=')));
    for (const [edition, count] of first) {
      // Words of one meaning that stand apart: no page is sure to have them all.
      const sure = others.length > 0 ? 0 : count;
      if (others.every((one) => one.has(edition))) pages.set(edition, Math.max(sure, pages.get(edition) ?? 0));
    }
    return pages;
  };

  return {
    missingFor,
    pagesOf,
    /** the words that are in one list with this */
    wordsNear: (word: string) => [...(lists.get(listOf(word))?.values() ?? [])].map((entry) => entry.word),
    add: (number: number, answer: unknown) => void lists.set(number, readWordFile(answer)),
  };
}
