import { type CaseIndex, type IndexedCase, openCases } from './case-index';
import { spelled } from './spelling';
import { leastBeginning, listOf, readWordFile, type WordList } from './word-lists';
import {
  type Form,
  marksIn,
  plain,
  type Query,
  readQuery,
  subjectsNear,
  termWords,
  type Wanted,
  wordsOf,
} from './words';

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
  /** ids of the subjects that its words belong to */
  near: readonly string[];
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
const nothing = { cases: [], editions: new Map(), near: [], isPartial: false, missing: [] } as const;

/** @throws Error as `openCases` */
export async function openSearch(answer: unknown): Promise<Search> {
  const index = await openCases(answer);
  const lists = new Map<number, WordList>();
  const noCase = new Float32Array(index.cases.length);
  const editionOf = Uint16Array.from(index.cases, ({ edition }) => edition);

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
    const least = isPartial ? 1 : wanted.length;
    // What more than a third of all have, such as "tax", makes nothing like what was looked for.
    const isTelling = (count: number, all: number) => !isPartial || count <= all / 3;
    const found = wanted
      .map((one) => index.find(one))
      .map(({ of, count }) => (isTelling(count, index.cases.length) ? of : noCase));
    const called = wanted.map((one) => index.editions.map((_, edition) => index.isCalled(edition, one)));
    const pages = wanted.map(pagesOf).map((one) => (isTelling(one.size, index.editions.length) ? one : none));
    const editionHits = index.editions.map((_, edition) => pages.filter((one) => one.has(edition)).length);
    const caseHits = new Uint8Array(index.cases.length);
    const scores = new Float32Array(index.cases.length);
    // In plain loops over arrays of one kind: a key of a long library comes by here some ten thousand times.
    for (let place = 0; place < found.length; place += 1) {
      const of = found[place] ?? noCase;
      for (let id = 0; id < scores.length; id += 1) scores[id] = (scores[id] ?? 0) + (of[id] ?? 0);
    }
    for (let id = 0; id < scores.length; id += 1) {
      // An edition's name narrows its cases, and finds none by itself.
      if (scores[id] === 0) continue;
      let hits = 0;
      for (let place = 0; place < found.length; place += 1) {
        if ((found[place]?.[id] ?? 0) > 0 || called[place]?.[editionOf[id] ?? 0]) hits += 1;
      }
      caseHits[id] = hits;
    }
    // Of what has some of the words only what has the most of them.
    let most = Math.max(least, ...(what === 'cases' ? [] : editionHits));
    for (const hits of caseHits) most = Math.max(most, hits);
    const ids = [...caseHits.keys()].filter((id) => caseHits[id] === most);
    ids.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
    const cases = ids.map((id) => index.cases[id] as IndexedCase);
    const quoted =
      phrases.length === 0
        ? []
        : cases.filter((one) => {
            const text = plain(Object.values(one).join('\n'));
            return phrases.every((phrase) => text.includes(phrase));
          });
    return {
      query,
      near: subjectsNear(query),
      cases: quoted.length > 0 ? quoted : cases,
      editions: new Map(
        index.editions.flatMap(({ slug }, edition) =>
          editionHits[edition] === most
            ? [[slug, wanted.map(({ typed }, place) => ({ typed, pages: pages[place]?.get(edition) ?? 0 }))]]
            : [],
        ),
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
      const isKnown = index.find(wanted).count > 0 || pagesOf(wanted).size > 0;
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
