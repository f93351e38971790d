import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { stemsOf, type Token, termsOf, tokensOf } from './words';

/** The fields of a case that are searched, as they are printed; '' for what is not told of it. */
const caseFields = ['name', 'issue', 'holding', 'outcome', 'facts'] as const;
type CaseFields = Record<(typeof caseFields)[number], string>;

/** `label` names the edition; `meanings` are further words by which a document is found. */
type Common = { id: number; slug: string; label: string; meanings: string };
export type CaseDocument = Common & CaseFields & { href: string; place: string };
/** `words` are those of its abstract, its PDF and its cases, each once. */
type EditionDocument = Common & { words: string };
/** Newest first. */
export type SearchDocument = CaseDocument | EditionDocument;

export type Answer = {
  /** best first */
  cases: readonly CaseDocument[];
  /** slugs of the editions that have what was looked for */
  editions: ReadonlySet<string>;
  /** nothing has all of the words as they were typed: this is the nearest */
  isNear: boolean;
  /** divides a text at the words that were searched for */
  mark: (text: string) => ReadonlyArray<{ part: string; start: number; isMarked: boolean }>;
};

export const wordsOf = (entry: CaseFields) => caseFields.map((field) => entry[field]).join('\n');

/** Makes the index a few documents at a time, so that keys come between. */
export async function openSearch(documents: readonly SearchDocument[]) {
  const known = new Set<string>();
  // Meanings and labels stand in many documents, and what is found is shown again with the next key.
  const tokensOfLine = new Map<string, ReadonlyArray<Token>>();
  /** A line's words, each with the terms by which a document that has it is found. */
  const read = (line: string) => {
    const tokens = tokensOfLine.get(line) ?? tokensOf(line).map((token) => ({ ...token, terms: termsOf(token) }));
    tokensOfLine.set(line, tokens);
    return tokens;
  };
  const tokenize = (text: string) => text.split('\n').flatMap((line) => read(line).flatMap(({ terms }) => terms));
  const index = new MiniSearch<SearchDocument>({
    fields: [...caseFields, 'words', 'label', 'meanings'],
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

  /** A known word is looked for as it is; another by what begins like it, and, if so asked, by what is spelled like it. */
  function queryOf({ plain, terms }: Token, isSpelledLike: boolean): Query {
    const exact = terms.filter((term) => known.has(term));
    if (exact.length > 0) return { combineWith: 'OR', queries: exact };
    const isNumber = /^s?\d/.test(plain);
    const fuzzy = isSpelledLike && !isNumber && plain.length > 4 && (plain.length > 5 ? 2 : 1);
    return { combineWith: 'OR', queries: [plain], prefix: isNumber || plain.length > 2, fuzzy };
  }

  const caseOf = ({ id }: SearchResult) => {
    const document = documents[id];
    return document && 'name' in document ? document : undefined;
  };

  return (text: string): Answer => {
    const look = (combineWith: 'AND' | 'OR', tokens: readonly Token[], isSpelledLike: boolean) =>
      index.search({ combineWith, queries: tokens.map((token) => queryOf(token, isSpelledLike)) });
    /** What has most of the words; a word that a third of all documents have tells nothing. */
    const nearest = () => {
      const rare = tokens.filter((token) => look('OR', [token], true).length < documents.length / 3);
      const results = look('OR', rare, true);
      const best = (results.find(caseOf) ?? results[0])?.score ?? 0;
      return results.filter(({ score }) => score >= best / 2);
    };
    const tokens = tokensOf(text);
    const exact = look('AND', tokens, false);
    const hasExact = exact.length > 0;
    let results = hasExact ? exact : look('AND', tokens, true);
    if (!results.some(caseOf)) results = nearest();
    const cases = results.flatMap((result) => caseOf(result) ?? []);
    const editions = hasExact ? exact : results;
    const terms = new Set([...exact, ...results].flatMap((result) => result.terms));
    return {
      cases: withPhrases(text, cases),
      editions: new Set(editions.map(({ id }) => documents[id]?.slug ?? '')),
      isNear: results !== exact && results.length > 0 && (cases.length > 0 || !hasExact),
      mark: (shown) => {
        const found = read(shown).filter((token) => token.terms.some((term) => terms.has(term)));
        const edges = [...new Set(found.flatMap(({ start, end }) => [start, end]))];
        return [0, ...edges].map((start, index) => ({
          part: shown.slice(start, edges[index]),
          start,
          isMarked: index % 2 === 1,
        }));
      },
    };
  };
}

/** Those that have what stood in quotation marks as it stood there, or all where none has. */
function withPhrases(query: string, cases: CaseDocument[]): CaseDocument[] {
  const phrases = [...query.matchAll(/["“”„]([^"“”„]+)["“”„]/g)].map(([, phrase = '']) => stemsOf(phrase));
  const quoted = cases.filter((entry) => phrases.every((phrase) => stemsOf(wordsOf(entry)).includes(phrase)));
  return quoted.length > 0 ? quoted : cases;
}

export type Search = Awaited<ReturnType<typeof openSearch>>;
