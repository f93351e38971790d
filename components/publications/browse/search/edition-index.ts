import type { Query, Wanted } from './query';
import { leastBeginning, listOf, readWordFile, type WordList } from './word-lists';
import type { Form } from './words';

/** Where the editions have words: what the lists tell that have been fetched. */
export function openLists() {
  const lists = new Map<number, WordList>();
  /** numbers of the lists that a query needs and that are not there */
  const missingFor = ({ wanted }: Query) => {
    const terms = wanted.flatMap(({ key = [], words }) => [key, words.map(({ word }) => word)].flat());
    return [...new Set(terms.map(listOf))].filter((number) => !lists.has(number));
  };

  /** The entries of one word: its own, or those that begin with it. */
  const entriesOf = ({ word, stem }: Form, isWhole = false) => {
    const list = lists.get(listOf(word));
    const entry = list?.get(stem);
    if (entry || isWhole || word.length < leastBeginning) return entry ? [entry] : [];
    return [...(list?.values() ?? [])].filter((other) => other.word.startsWith(word));
  };

  /** Where a part of a query is: by the edition's place, the number of pages. */
  const pagesOf = ({ key, words }: Wanted): Map<number, number> => {
    const own = key ? lists.get(listOf(key))?.get(key)?.at : undefined;
    // Where a meaning is known, its words that stand apart are no reason for an edition.
    if (own && key?.startsWith('=')) return own;
    const pages = new Map(own);
    const each = words.map((word) => {
      const sum = new Map<number, number>();
      for (const { at } of entriesOf(word, own !== undefined || key?.startsWith('='))) {
        for (const [edition, count] of at) sum.set(edition, Math.max(count, sum.get(edition) ?? 0));
      }
      return sum;
    });
    for (const edition of each[0]?.keys() ?? []) {
      if (!each.every((one) => one.has(edition))) continue;
      // Words of one meaning that stand apart: no page is sure to have them all.
      const count = each.length > 1 ? 0 : (each[0]?.get(edition) ?? 0);
      pages.set(edition, Math.max(count, pages.get(edition) ?? 0));
    }
    return pages;
  };

  return {
    missingFor,
    pagesOf,
    /** the words that are in one list with this */
    wordsNear: (word: string) => [...(lists.get(listOf(word))?.values() ?? [])].map((entry) => entry.word),
    /** @throws Error as `readWordFile` */
    add: (number: number, answer: unknown) => void lists.set(number, readWordFile(answer)),
  };
}
