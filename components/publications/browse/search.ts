import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { documentTerms, stemsOf, type Token, tokensOf } from './words';

/** The parts of a case that are searched beside its name, subject and issue. */
const parts = ['holding', 'outcome', 'later', 'provisions', 'citation', 'amount'] as const;
/** A case in the words in which it is printed; '' for what is not told of it. */
export type CaseWords = Record<(typeof parts)[number] | 'name' | 'subject' | 'issue' | 'page', string>;

/** What a search fetches, newest first. `also`: places in `meanings`, by whose words a document is found as well. */
export type SearchFile = {
  meanings: readonly string[];
  editions: ReadonlyArray<{
    slug: string;
    title: string;
    /** its title, country and day */
    label: string;
    /** the words of its abstract and its PDF, each once */
    words: string;
    also: readonly number[];
    cases: ReadonlyArray<CaseWords & { also: readonly number[] }>;
  }>;
};

export type FoundCase = CaseWords & { edition: { slug: string; title: string } };

export type Found = {
  /** best first */
  cases: readonly FoundCase[];
  /** slugs of the editions that have what was looked for */
  editions: ReadonlySet<string>;
  /** nothing has all of the words as they were typed: this is the nearest */
  isNear: boolean;
  /** divides a text at the words that were found: every second part is one of them */
  split: (text: string) => string[];
};

type Document = { id: number; slug: string; found?: FoundCase; [field: string]: unknown };

const textOf = (one: CaseWords) => [one.name, one.subject, one.issue, ...parts.map((part) => one[part])].join('\n');

function documentsOf({ meanings, editions }: SearchFile): Document[] {
  const wordsOf = (places: Iterable<number>) => [...places].map((place) => meanings[place]).join('\n');
  const all = editions.flatMap(({ slug, title, label, words, also, cases }) => [
    ...cases.map((one) => ({
      slug,
      found: { ...one, edition: { slug, title } },
      name: one.name,
      issue: `${one.subject}\n${one.issue}`,
      rest: parts.map((part) => one[part]).join('\n'),
      label,
      also: wordsOf(one.also),
    })),
    {
      slug,
      label,
      rest: [words, ...cases.map(textOf)].join('\n'),
      also: wordsOf(new Set([...also, ...cases.flatMap((one) => one.also)])),
    },
  ]);
  return all.map((document, id) => ({ id, ...document }));
}

/** Makes the index a few documents at a time, so that keys come between. */
export async function openSearch(file: SearchFile) {
  const documents = documentsOf(file);
  const known = new Set<string>();
  // Meanings, subjects and labels stand in many documents, and what a case says in its edition's as well.
  const termsOfLine = new Map<string, string[]>();
  const tokenize = (text: string) =>
    text.split('\n').flatMap((line) => {
      const terms = termsOfLine.get(line) ?? documentTerms(line);
      termsOfLine.set(line, terms);
      return terms;
    });
  const index = new MiniSearch<Document>({
    fields: ['name', 'issue', 'rest', 'label', 'also'],
    tokenize,
    processTerm: (term) => known.add(term) && term,
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: { name: 3, issue: 2, label: 0.3 },
      // A field is a line: neither its length nor how often it has a word says anything.
      bm25: { k: 0, b: 0, d: 0 },
      // Of what fits as well the newest comes first.
      boostDocument: (id) => 1 - (0.1 * id) / documents.length,
    },
  });
  await index.addAllAsync(documents, { chunkSize: 5 });

  /** A word that is known is looked for as it is; another by what begins like it, and, if slips may be, by what is like it. */
  function queryOf({ plain, ways }: Token, withSlips: boolean): Query {
    const ready = ways.filter((terms) => terms.length > 0 && terms.every((term) => known.has(term)));
    if (ready.length > 0)
      return { combineWith: 'OR', queries: ready.map((terms) => ({ combineWith: 'AND', queries: [...terms] })) };
    const slips = plain.length > 5 ? 2 : 1;
    const isNumber = /^\d/.test(plain);
    const fuzzy = withSlips && plain.length > 4 && !isNumber && slips;
    return { combineWith: 'OR', queries: [plain], prefix: isNumber || plain.length > 2, fuzzy };
  }

  const caseOf = ({ id }: SearchResult) => documents[id]?.found;

  /** Of what has some of the words, what has most of them; nothing, where that is a word that a third of all have. */
  const nearest = (results: SearchResult[]) => {
    const best = (results.find(caseOf) ?? results[0])?.score ?? 0;
    const near = results.filter(({ score }) => score >= best / 2);
    return near.length > documents.length / 3 ? [] : near;
  };

  return {
    find(text: string): Found {
      const tokens = tokensOf(text);
      const look = (combineWith: 'AND' | 'OR', withSlips: boolean) =>
        index.search({ combineWith, queries: tokens.map((token) => queryOf(token, withSlips)) });
      const exact = look('AND', false);
      let results = exact;
      const withSlips = exact.length === 0;
      if (withSlips) results = look('AND', true);
      if (!results.some(caseOf)) results = nearest(look('OR', withSlips));
      const cases = quoting(
        text,
        results.flatMap((result) => caseOf(result) ?? []),
      );
      const editions = exact.length > 0 ? exact : results;
      const terms = new Set([...exact, ...results].flatMap((result) => result.terms));
      return {
        cases,
        editions: new Set(editions.map(({ id }) => documents[id]?.slug ?? '')),
        isNear: results !== exact && results.length > 0 && (cases.length > 0 || exact.length === 0),
        split: (shown) => splitAt(shown, terms),
      };
    },
  };
}

export type Search = Awaited<ReturnType<typeof openSearch>>;

/** Those that have what stood in quotation marks as it stood there, or all where none has. */
function quoting(query: string, cases: readonly FoundCase[]): readonly FoundCase[] {
  const phrases = [...query.matchAll(/["“”„]([^"“”„]+)["“”„]/g)].map(([, phrase = '']) => stemsOf(phrase));
  if (phrases.length === 0) return cases;
  const quoted = cases.filter((one) => phrases.every((phrase) => stemsOf(textOf(one)).includes(phrase)));
  return quoted.length > 0 ? quoted : cases;
}

/** Divides a text at the words that were found: every second part is one of them. */
function splitAt(text: string, terms: ReadonlySet<string>): string[] {
  const found = tokensOf(text).filter(({ ways, more }) => [...ways.flat(), ...more].some((term) => terms.has(term)));
  const ends = [0, ...found.flatMap(({ start, end }) => [start, end]), text.length];
  return ends.slice(1).map((end, place) => text.slice(ends[place], end));
}
