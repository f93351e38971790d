import { type CaseIndex, type IndexedCase, openCases } from './case-index';
import { spelled } from './spelling';
import { leastBeginning, listOf, readWordFile, type WordList } from './word-lists';
import { type Form, marksIn, plain, type Query, readQuery, termWords, type Wanted, wordsOf } from './words';

/** On how many pages of an edition's PDF the parts of a query are; 0 for one that stands beside it alone. */
export type FoundEdition = ReadonlyArray<{ typed: string; pages: number }>;

export type Found = {
  /** what was looked for in the end, for marking it; undefined for a query that asks for nothing */
  query?: Query;
  /** best first */
  cases: readonly IndexedCase[];
  /** by slug */
  editions: ReadonlyMap<string, FoundEdition>;
  /** the query without its slips, which these fit */
  meant?: string;
  /** nothing has all of the words: these have the most */
  isPartial: boolean;
  /** PDFs have all of the words, and no case: these cases have the most */
  isNear?: boolean;
  /** numbers of the lists of words that are still to be fetched: there may be more editions */
  missing: readonly number[];
};

export type Search = {
  editions: CaseIndex['editions'];
  find: (text: string) => Found;
  /** where a text has what was looked for */
  marksIn: typeof marksIn;
  /** @throws Error as `readWordFile` */
  addList: (number: number, answer: unknown) => void;
};

const none: ReadonlyMap<number, number> = new Map();
const nothing = { cases: [], editions: new Map(), isPartial: false, missing: [] } as const;

/** @throws Error as `openCases` */
export async function openSearch(answer: unknown): Promise<Search> {
  const index = await openCases(answer);
  const lists = new Map<number, WordList>();

  const missingFor = ({ wanted }: Query) => {
    const numbers = wanted.flatMap(({ key, words }) =>
      [...(key ? [key] : []), ...words.map(({ word }) => word)].map(listOf),
    );
    return [...new Set(numbers)].filter((number) => !lists.has(number));
  };

  /** The entries of one word: its own, or those that begin with it. */
  const entriesOf = ({ word, stem }: Form, isWhole: boolean) => {
    const list = lists.get(listOf(word));
    const entry = list?.get(stem);
    if (entry || isWhole || word.length < leastBeginning) return entry ? [entry] : [];
    return [...(list?.values() ?? [])].filter((other) => other.word.startsWith(word));
  };

  /** Where a part of a query is: by the edition's place, the number of pages. */
  const pagesOf = ({ key, words }: Wanted): Map<number, number> => {
    const own = key ? lists.get(listOf(key))?.get(key)?.at : undefined;
    const pages = new Map(own);
    const each = words.map((word) => {
      const sum = new Map<number, number>();
      for (const { at } of entriesOf(word, own !== undefined)) {
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

  /** @param what all: of what has all of the words; some: of what has the most of them; cases: of cases alone, the same */
  const match = (query: Query, what: 'all' | 'some' | 'cases'): Found => {
    const isPartial = what !== 'all';
    const { wanted, phrases } = query;
    const least = isPartial ? Math.max(1, Math.ceil(wanted.length / 2)) : wanted.length;
    // What more than a third of all have, such as "tax", makes nothing like what was looked for.
    const telling = (all: number) => (found: ReadonlyMap<number, number>) =>
      !isPartial || found.size <= all / 3 ? found : none;
    const found = wanted.map((one) => index.find(one)).map(telling(index.cases.length));
    const called = index.editions.map((_, edition) => wanted.map((one) => index.isCalled(edition, one)));
    const ranked: Array<{ one: IndexedCase; hits: number; score: number }> = [];
    for (const id of new Set(found.flatMap((scores) => [...scores.keys()]))) {
      const one = index.cases[id] as IndexedCase;
      let hits = 0;
      let score = 0;
      for (const [place, scores] of found.entries()) {
        const part = scores.get(id) ?? 0;
        score += part;
        if (part > 0 || called[one.edition]?.[place]) hits += 1;
      }
      if (hits >= least) ranked.push({ one, hits, score });
    }
    const pages = wanted.map(pagesOf).map(telling(index.editions.length));
    const hitsOf = (edition: number) => pages.filter((one) => one.has(edition)).length;
    const places = index.editions.map((_, edition) => edition).filter((edition) => hitsOf(edition) >= least);
    // Of what has some of the words only what has the most of them.
    const most = Math.max(0, ...ranked.map(({ hits }) => hits), ...(what === 'cases' ? [] : places.map(hitsOf)));
    ranked.sort((a, b) => b.score - a.score || a.one.id - b.one.id);
    const cases = ranked.filter(({ hits }) => hits === most).map(({ one }) => one);
    const quoted = cases.filter((one) =>
      phrases.every((phrase) => plain(Object.values(one).join('\n')).includes(phrase)),
    );
    return {
      query,
      cases: quoted.length > 0 ? quoted : cases,
      editions: new Map(
        places
          .filter((edition) => hitsOf(edition) === most)
          .map((edition) => [
            index.editions[edition]?.slug ?? '',
            wanted.map(({ typed }, place) => ({ typed, pages: pages[place]?.get(edition) ?? 0 })),
          ]),
      ),
      isPartial,
      missing: missingFor(query),
    };
  };

  /** Every word that one may have been meant for: those of the list that has it, of the meanings, and of the cases. */
  function* allWords(word: string): Iterable<readonly [string, number]> {
    for (const entry of lists.get(listOf(word))?.values() ?? []) yield [entry.word, 0];
    for (const term of termWords) yield [term, 1];
    yield* index.words;
  }

  const meanings = new Map<string, string | undefined>();
  /** A word that is nowhere, as it was meant; undefined for one that is known, or for which nothing is. */
  const meantBy = (form: Form): string | undefined => {
    const { word } = form;
    if (form.isCommon || termWords.has(word)) return undefined;
    if (!meanings.has(word)) {
      const wanted = { typed: word, words: [form] };
      const isKnown = index.find(wanted).size > 0 || pagesOf(wanted).size > 0;
      meanings.set(word, isKnown ? undefined : spelled(word, allWords(word)));
    }
    return meanings.get(word);
  };

  /** The query with the words that are nowhere as they were meant. */
  const withoutSlips = (text: string): string | undefined => {
    let right = '';
    let at = 0;
    for (const form of wordsOf(text)) {
      const meant = meantBy(form);
      if (meant === undefined) continue;
      right += text.slice(at, form.start) + meant;
      at = form.end;
    }
    return at === 0 ? undefined : right + text.slice(at);
  };

  /** Beside PDFs that have all of the words, the cases that have the most. */
  const withNearCases = (found: Found): Found => {
    if (found.cases.length > 0 || found.missing.length > 0 || !found.query) return found;
    const { cases } = match(found.query, 'cases');
    return { ...found, cases, isNear: cases.length > 0 };
  };

  const isEmpty = ({ cases, editions }: Found) => cases.length === 0 && editions.size === 0;

  return {
    editions: index.editions,
    marksIn,
    find: (text) => {
      const query = readQuery(text);
      if (query.wanted.length === 0) return nothing;
      const typed = match(query, 'all');
      if (!isEmpty(typed) || typed.missing.length > 0) return withNearCases(typed);
      const meant = withoutSlips(text);
      const right = meant === undefined ? typed : { ...match(readQuery(meant), 'all'), meant };
      if (!isEmpty(right) || right.missing.length > 0) return withNearCases(right);
      const partial = match(right.query ?? query, 'some');
      return isEmpty(partial) ? typed : partial;
    },
    addList: (number, answer) => lists.set(number, readWordFile(answer)),
  };
}
