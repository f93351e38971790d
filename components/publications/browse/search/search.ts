import { type IndexedCase, openCases } from './case-index';
import { subjectsOfKey, termWords } from './meanings';
import { marksIn, type Query, readQuery } from './query';
import { spelled } from './spelling';
import { openLists } from './word-lists';
import { type Form, plain, type Word, wordsOf } from './words';

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
  /** PDFs have all of the words, and no case: these cases have the most of them */
  isNear?: boolean;
  /** ids of the subjects that its words belong to */
  near: readonly string[];
  /** numbers of the lists of words that are still to be fetched: there may be more editions */
  missing: readonly number[];
};

export type Search = Awaited<ReturnType<typeof openSearch>>;

/** Those that have what stood in quotation marks as it stood there, or all where none has; first who cites the paragraph. */
function quoting(cases: readonly IndexedCase[], { phrases, paragraphs }: Query): readonly IndexedCase[] {
  if (phrases.length + paragraphs.length === 0) return cases;
  const quoted = cases.filter((one) => {
    const text = plain(Object.values(one).join('\n'));
    return phrases.every((phrase) => text.includes(phrase));
  });
  const isCited = ({ provisions }: IndexedCase) => paragraphs.some((paragraph) => provisions.includes(paragraph));
  return (quoted.length > 0 ? quoted : [...cases]).sort((one, other) => Number(isCited(other)) - Number(isCited(one)));
}

const nothing = { cases: [], editions: new Map(), near: [], isPartial: false, missing: [] } as const;

/** @throws Error as `openCases` */
export async function openSearch(answer: unknown) {
  const index = await openCases(answer);
  const lists = openLists();
  const editionOf = Uint16Array.from(index.cases, ({ edition }) => edition);

  /** A meaning that no case has, with those inside of it that cases have, or else its words: VAT beside input VAT. */
  const loosened = (query: Query): Query => ({
    ...query,
    wanted: query.wanted.flatMap((one) => {
      if (one.words.length < 2 || index.find(one).count > 0) return one;
      const meant = readQuery(one.typed, one.key).wanted.filter((part) => part.key && index.find(part).count > 0);
      return [one, ...(meant.length > 0 ? meant : one.words.map((form) => ({ typed: form.word, words: [form] })))];
    }),
  });

  /** What has all that is wanted; or else, what has most of it. */
  const match = (query: Query, isPartial: boolean): Found => {
    // What more than a third of all have, such as "tax", makes nothing like what was looked for.
    const isTelling = (count: number, all: number) => !isPartial || count <= all / 3;
    const parts = query.wanted.map((wanted) => {
      const { of, count, best, isMeant } = index.find(wanted);
      const pages = lists.pagesOf(wanted);
      return {
        typed: wanted.typed,
        of: isTelling(count, index.cases.length) ? of : new Float32Array(of.length),
        // Of some of the words each counts once, in however many parts of a case it is: the rarer and the better known for more.
        tells: (isMeant ? 2 : 1) * Math.log(index.cases.length / count),
        best,
        // An edition's name narrows its cases, and finds none by itself.
        called: index.editions.map((_, edition) => index.isCalled(edition, wanted)),
        pages: isTelling(pages.size, index.editions.length) ? pages : new Map<number, number>(),
      };
    });
    const editionHits = index.editions.map((_, edition) => parts.filter(({ pages }) => pages.has(edition)).length);
    const caseHits = new Uint8Array(index.cases.length);
    const scores = new Float32Array(index.cases.length);
    // In plain loops over arrays of one kind: a key of a long library comes by here some ten thousand times.
    for (const { of, called, tells, best } of parts) {
      for (let id = 0; id < scores.length; id += 1) {
        const score = of[id] ?? 0;
        if (score > 0) scores[id] = (scores[id] ?? 0) + (isPartial ? tells * (1 + score / best) : score);
        if (score > 0 || called[editionOf[id] ?? 0]) caseHits[id] = (caseHits[id] ?? 0) + 1;
      }
    }
    const best = scores.reduce((one, other) => Math.max(one, other), 0);
    const isFound = (score: number, hits: number) =>
      score > 0 && (isPartial ? score >= best / 2 : hits === parts.length);
    const ids = [...scores.keys()].filter((id) => isFound(scores[id] ?? 0, caseHits[id] ?? 0));
    ids.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
    const cases = ids.map((id) => index.cases[id] as IndexedCase);
    const most = isPartial ? Math.max(1, ...editionHits) : parts.length;
    const editions = new Map<string, FoundEdition>();
    for (const [edition, { slug }] of index.editions.entries()) {
      if (editionHits[edition] !== most) continue;
      const found = parts.map(({ typed, pages }) => ({ typed, pages: pages.get(edition) ?? 0 }));
      editions.set(slug, found);
    }
    return {
      query,
      near: [...new Set(query.wanted.flatMap(({ key = '' }) => subjectsOfKey.get(key) ?? []))],
      cases: quoting(cases, query),
      editions,
      isPartial,
      missing: lists.missingFor(query),
    };
  };

  const allWords = [...termWords.values(), ...index.words.keys()];
  const meanings = new Map<string, string | undefined>();
  /** A word that is nowhere, as it was meant; undefined for one that is known, or for which nothing is. */
  const meantBy = (form: Form): string | undefined => {
    const { word } = form;
    if (form.isCommon || termWords.has(form.stem)) return undefined;
    if (!meanings.has(word)) {
      const wanted = { typed: word, words: [form] };
      const isKnown = index.find(wanted).count > 0 || lists.pagesOf(wanted).size > 0;
      meanings.set(word, isKnown ? undefined : spelled(word, allWords.concat(lists.wordsNear(word)), index.words));
    }
    return meanings.get(word);
  };

  /** The query with the words that are nowhere as they were meant. */
  const withoutSlips = (text: string): string | undefined => {
    const write = (right: string, form: Word) =>
      right.slice(0, form.start) + (meantBy(form) ?? text.slice(form.start, form.end)) + right.slice(form.end);
    const right = wordsOf(text).reduceRight(write, text);
    return right === text ? undefined : right;
  };

  return {
    editions: index.editions,
    /** where a text has what was looked for */
    marksIn: (text: string, query: Query) => marksIn(text, query, index.has),
    find: (text: string): Found => {
      const query = readQuery(text);
      if (query.wanted.length === 0) return nothing;
      const isEmpty = ({ cases, editions, missing }: Found) => cases.length + editions.size + missing.length === 0;
      const typed = match(query, false);
      const meant = isEmpty(typed) ? withoutSlips(text) : undefined;
      const right = meant === undefined ? typed : { ...match(readQuery(meant), false), meant };
      if (right.cases.length > 0 || right.missing.length > 0) return right;
      const some = match(loosened(right.query ?? query), true);
      // Beside PDFs that have all of the words, the cases that have the most of them.
      if (right.editions.size > 0) return { ...right, cases: some.cases, isNear: some.cases.length > 0 };
      return isEmpty(some) ? { ...typed, near: right.near } : { ...some, ...(meant !== undefined && { meant }) };
    },
    addList: lists.add,
  };
}
