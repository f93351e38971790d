import MiniSearch, { type Query as IndexQuery } from 'minisearch';
import { type Form, termsOf, type Wanted } from './words';

const fields = ['name', 'subject', 'issue', 'holding', 'outcome', 'provisions', 'citation', 'page'] as const;

/** A case as it is searched and shown, each part as it is printed; '' for what is not told of it. */
export type SearchCase = Record<(typeof fields)[number], string>;

/** An edition as its cases need it; `words` are what it is called, in every way that readers may. */
export type SearchEdition = { slug: string; title: string; date: string; words: string; cases: readonly SearchCase[] };

/** The cases as they are fetched: editions, how many cases each has, and a text for each part, a line for each case. */
export type CaseFile = {
  editions: ReadonlyArray<Omit<SearchEdition, 'cases'> & { count: number }>;
  parts: SearchCase;
};

/** So many cases are sent with what was held, the newest; of those before, their PDFs' words are searched, and their issues. */
const mostHoldings = 600;

/** @param editions newest first */
export function writeCaseFile(editions: readonly SearchEdition[]): CaseFile {
  const cases = editions.flatMap((edition) => edition.cases);
  const sent = cases.map((one, place) => (place < mostHoldings ? one : { ...one, holding: '' }));
  const part = (field: (typeof fields)[number]) => sent.map((one) => one[field].replaceAll('\n', ' ')).join('\n');
  return {
    editions: editions.map(({ slug, title, date, words, cases: own }) => ({
      slug,
      title,
      date,
      words,
      count: own.length,
    })),
    parts: Object.fromEntries(fields.map((field) => [field, part(field)])) as SearchCase,
  };
}

/** A case with its place in the library. */
export type IndexedCase = SearchCase & { id: number; edition: number; place: number };

export type CaseIndex = {
  editions: CaseFile['editions'];
  cases: readonly IndexedCase[];
  /** every word of the cases, and how often it is in them */
  words: ReadonlyMap<string, number>;
  /** the cases that have what is wanted, and how well it fits */
  find: (wanted: Wanted) => ReadonlyMap<number, number>;
  /** whether an edition is called so */
  isCalled: (edition: number, wanted: Wanted) => boolean;
};

/**
 * Makes the index of what was fetched, in slices, so that a slow processor takes keys meanwhile.
 *
 * @throws Error unless it has the shape of a file of cases: a host may answer with anything
 */
export async function openCases(answer: unknown): Promise<CaseIndex> {
  const { editions, cases } = readCaseFile(answer);
  const words = new Map<string, number>();
  const terms = new Map<string, string[]>();
  const index = new MiniSearch<IndexedCase>({
    fields: fields.filter((field) => field !== 'page'),
    tokenize: (text) =>
      termsOf(text).map(({ term, word }) => {
        const count = words.get(word) ?? 0;
        words.set(word, count + 1);
        if (count === 0) terms.set(term, [...(terms.get(term) ?? []), word]);
        return term;
      }),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      // Parts are a line each: how long it is says nothing.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boost: { name: 3, citation: 3, subject: 2, issue: 2 },
      // Of two that fit as well the newer comes first.
      boostDocument: (id: number) => 1 + 0.1 * (1 - id / cases.length),
    },
  });
  await index.addAllAsync(cases, { chunkSize: 200 });

  const termsFor = ({ word, stem }: Form, isWhole: boolean): string[] => {
    if (terms.has(stem)) return [stem];
    if (isWhole || word.length < 2) return [];
    return [...terms.keys()].filter((term) => terms.get(term)?.some((form) => form.startsWith(word)));
  };
  const own = editions.map((edition) => new Set(termsOf(edition.words).map(({ term }) => term)));
  const known = new Map<string, ReadonlyMap<number, number>>();
  return {
    editions,
    cases,
    words,
    find: (wanted) => {
      const name = `${wanted.key ?? ''} ${wanted.words.map(({ word }) => word).join(' ')}`;
      const found = known.get(name) ?? findWanted(wanted);
      known.set(name, found);
      return found;
    },
    isCalled: (edition, { key, words: all }) => {
      const has = (term: string) => own[edition]?.has(term) ?? false;
      return (key !== undefined && has(key)) || (all.length > 0 && all.every(({ stem }) => has(stem)));
    },
  };

  function findWanted({ key, words: all }: Wanted): Map<number, number> {
    const hasKey = key !== undefined && terms.has(key);
    const each = all.map((word) => termsFor(word, hasKey));
    const queries = each.map((forms): IndexQuery => ({ combineWith: 'OR', queries: forms }));
    const isEach = each.length > 0 && each.every(({ length }) => length > 0);
    const scores = new Map<number, number>();
    const add = (query: IndexQuery, weight: number) => {
      for (const { id, score } of index.search(query)) scores.set(id, (scores.get(id) ?? 0) + weight * score);
    };
    // Words of one meaning may stand apart from each other, and then mean something else.
    if (isEach) add({ combineWith: 'AND', queries }, hasKey ? 0.1 : 1);
    if (hasKey) add({ queries: [key] }, 1);
    return scores;
  }
}

function readCaseFile(answer: unknown): { editions: CaseFile['editions']; cases: IndexedCase[] } {
  const { editions, parts } = (answer ?? {}) as Partial<CaseFile>;
  const isFile = Array.isArray(editions) && fields.every((field) => typeof parts?.[field] === 'string');
  if (!isFile) throw new Error('the answer is no list of cases');
  const columns = fields.map((field) => (parts as SearchCase)[field].split('\n'));
  let id = 0;
  const cases = (editions as CaseFile['editions']).flatMap(({ count }, edition) =>
    Array.from({ length: count }, (_, place): IndexedCase => {
      const one = Object.fromEntries(fields.map((field, at) => [field, columns[at]?.[id] ?? ''])) as SearchCase;
      return { ...one, id: id++, edition, place };
    }),
  );
  return { editions: editions as CaseFile['editions'], cases };
}
