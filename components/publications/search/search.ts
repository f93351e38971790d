import MiniSearch, { type QueryCombination, type SearchResult } from 'minisearch';
import { publicationSearch } from '@/content/publication-search';
import { caseId } from '@/lib/publications/case-id';
import { type CaseFields, caseFields, type SearchData, searchedText } from '@/lib/publications/search-data';
import { indexTermsOf, stemsOf, type Token, tokensOf } from '@/lib/publications/search-tokens';

/** `label` names the edition; `meanings` are further words by which it is found. */
type Document = { id: number; slug: string; label: string; meanings: string; words?: string };
type FoundCase = CaseFields & { href: string; place: string };

export type Answer = {
  /** best first */
  cases: readonly FoundCase[];
  /** slugs of the editions that have what was looked for */
  editions: ReadonlySet<string>;
  /** nothing has all of the words as they were typed: this is the nearest */
  isNear: boolean;
  /** divides a text at the words that were searched for, and at their other names */
  mark: (text: string) => ReadonlyArray<{ part: string; start: number; isMarked: boolean }>;
};

type ReadToken = Token & { stem?: string };

/** How long the reader waits for the data, in milliseconds. */
const longestWait = 8000;

/** Fetches the data of a search. Rejects where they do not load. */
export async function loadSearch(address: string): Promise<Search> {
  const response = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
  return makeSearch(await response.json());
}

/** Makes the index a few documents at a time, so that key presses are handled in between. */
export async function makeSearch(data: SearchData) {
  const documents = documentsIn(data);
  const known = new Set<string>();
  // Meanings and labels are in many documents, and what is found is shown again with the next key.
  const tokensOfLine = new Map<string, readonly ReadToken[]>();
  /** A line's words, each with the terms by which a document that has it is found. */
  const read = (line: string) => {
    const tokens =
      tokensOfLine.get(line) ??
      tokensOf(line).map((token) => ({ ...token, terms: indexTermsOf(token), stem: token.terms[0] }));
    tokensOfLine.set(line, tokens);
    return tokens;
  };
  const tokenize = (text: string) => [
    ...new Set(text.split('\n').flatMap((line) => read(line).flatMap(({ terms }) => terms))),
  ];
  const index = new MiniSearch<Document>({
    fields: [...caseFields, 'words', 'label', 'meanings'],
    tokenize,
    processTerm: (term) => known.add(term) && term,
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: { name: 3, issue: 2, meanings: 2 },
      // A field is a line: neither its length nor how often it has a word says anything.
      bm25: { k: 0, b: 0, d: 0 },
    },
  });
  await index.addAllAsync(documents, { chunkSize: 5 });

  // For each line of meanings the stems of its phrases; for each subject those of its name and synonyms.
  const lines = data.meanings.map(phrasesOf);
  const cases = documents.filter((document) => 'name' in document);
  const subjects = [...new Set(cases.map(({ subject }) => subject))].map((subject) => {
    const own = stemsOf(subject);
    return { subject, names: [own, ...lines.filter((line) => line.includes(own)).flat()] };
  });
  const knownTerms = ({ terms }: Token) => terms.filter((term) => known.has(term));
  /** A word that no document has is two where both are known: "perdiem". */
  const readQuery = (text: string): Token[] =>
    tokensOf(text).flatMap((token) => {
      if (knownTerms(token).length > 0) return token;
      for (let end = 3; end <= token.plain.length - 3; end += 1) {
        const parts = tokensOf(`${token.plain.slice(0, end)} ${token.plain.slice(end)}`);
        if (parts.length === 2 && parts.every((part) => knownTerms(part).length > 0)) return parts;
      }
      return token;
    });

  /** A known word is looked for as it is; another by what begins like it, and, if so asked, by what is spelled like it. */
  function queryOf(token: Token, isSpelledLike: boolean): QueryCombination {
    const exact = knownTerms(token);
    if (exact.length > 0) return { combineWith: 'OR', queries: exact };
    const { plain } = token;
    const mayBeSlip = isSpelledLike && plain.length > 4 && !/\d/.test(plain);
    return {
      queries: [plain],
      prefix: /^s?\d/.test(plain) || plain.length > 2,
      fuzzy: mayBeSlip && (plain.length > 8 ? 2 : 1),
    };
  }

  /** A word's stem; of a word that no document has, that of a word spelled like it: "late objction" is a late objection. */
  function stemOf(token: Token): string {
    const [stem = ''] = token.terms;
    if (knownTerms(token).length > 0) return stem;
    const found = index.search({ ...queryOf(token, true), prefix: false }).flatMap(({ terms }) => terms);
    // A slip is seldom in the first letter.
    const like = found.find((term) => term.startsWith(token.plain.slice(0, 1)));
    return like ? stemsOf(like).trim() : stem;
  }

  const caseOf = ({ id }: SearchResult) => {
    const document = documents[id];
    return document && 'name' in document ? document : undefined;
  };
  const isCase = (result: SearchResult) => caseOf(result) !== undefined;

  return (text: string): Answer => {
    const tokens = [...new Map(readQuery(text).map((token) => [token.plain, token])).values()];
    const stems = new Map(tokens.map((token) => [token, stemOf(token)]));
    const asked = ` ${[...stems.values()].join(' ')} `;
    const isAsked = (phrase: string) => asked.includes(phrase);
    /** all phrases of each line of which the query contains one */
    const meant = new Set(lines.filter((line) => line.some(isAsked)).flat());
    const stemsIn = (phrases: Iterable<string>) => new Set([...phrases].filter(isAsked).join('').trim().split(/ +/));

    // A PDF has so many words that most meanings fit it: they count only if the query is one of their phrases.
    const inEditions = lines.flat().includes(asked) ? {} : { fields: ['words', 'label'] };
    const lookForAll = (isSpelledLike: boolean) => {
      const query: QueryCombination = {
        combineWith: 'AND',
        queries: tokens.map((token) => queryOf(token, isSpelledLike)),
      };
      const editions = index.search(query, { ...inEditions, filter: (result) => !isCase(result) });
      return [...index.search(query, { filter: isCase }), ...editions];
    };

    /**
     * The nearest cases where none has all words (docs/adr/0006): those with two of the words, or with a rare one in the issue
     * or, if no other is known, by a meaning. None if most words are in no case as typed. If the query names a subject: its
     * cases, and others whose issue has all other words.
     */
    const nearest = (): SearchResult[] => {
      const named = subjects.filter(({ names }) => names.some(isAsked));
      const isNamed = (result: SearchResult) => named.some(({ subject }) => subject === caseOf(result)?.subject);
      const ofSubject = stemsIn(named.flatMap(({ names }) => names));
      const understood = stemsIn(meant);
      const idsOf = (query: QueryCombination) => new Set(index.search(query, { filter: isCase }).map(({ id }) => id));
      const words = tokens.flatMap((token) => {
        const stem = stems.get(token) ?? '';
        if (ofSubject.has(stem)) return [];
        // A meaning is searched only for its whole phrase: "best" alone does not mean best judgment.
        const isUnderstood = understood.has(stem);
        const query = {
          ...queryOf(token, true),
          fields: [...caseFields, 'label', ...(isUnderstood ? ['meanings'] : [])],
        };
        const [ids, issues] = [idsOf(query), idsOf({ ...query, fields: ['issue'] })];
        const isKnown = knownTerms(token).length > 0;
        const isTyped = ids.size > 0 && (isUnderstood || isKnown);
        return { query, ids, issues, isTyped, isMeant: isUnderstood && isKnown };
      });
      if (named.length === 0 && words.filter(({ isTyped }) => isTyped).length * 2 < words.length) return [];
      const known = words.filter(({ ids }) => ids.size > 0);
      const isNear = ({ id }: SearchResult) => {
        const [first, ...others] = known.filter(({ ids }) => ids.has(id));
        const isRare = first && words.length < 3 && first.ids.size * 3 < cases.length;
        return others.length > 0 || (isRare && (first.issues.has(id) || (first.isMeant && known.length === 1)));
      };
      const isOnAll = ({ id }: SearchResult) => words.every(({ issues }) => issues.has(id));
      const found = index
        .search({ combineWith: 'OR', queries: words.map(({ query }) => query) }, { filter: isCase })
        .filter((result) => (named.length === 0 ? isNear(result) : isNamed(result) || isOnAll(result)));
      const best = found.filter(({ score }) => score * 2 >= (found[0]?.score ?? 0));
      const hasNamed = named.length === 0 || best.some(isNamed);
      return hasNamed ? best : [...best, ...index.search(MiniSearch.wildcard, { filter: isNamed })];
    };

    const exact = lookForAll(false);
    const spelled = exact.length > 0 ? exact : lookForAll(true);
    const near = spelled.some(isCase) ? [] : nearest();
    const results = near.length > 0 ? near : spelled;
    const editions = spelled.length > 0 ? spelled : results;
    const found = results.flatMap((result) => caseOf(result) ?? []);
    const terms = new Set([...spelled, ...results].flatMap((result) => result.terms));
    return {
      cases: withPhrases(text, found),
      editions: new Set(editions.map(({ id }) => documents[id]?.slug ?? '')),
      isNear: results !== exact && results.length > 0,
      mark: (shown) => markedParts(shown, read(shown), terms, meant),
    };
  };

  /** Those that contain the quoted text literally, or all where none does. */
  function withPhrases(query: string, found: FoundCase[]): FoundCase[] {
    const phrases = [...query.matchAll(/["“”„«»]([^"“”„«»]+)["“”„«»]/g)].map(([, phrase = '']) => stemsOf(phrase));
    if (phrases.length === 0) return found;
    const stems = (entry: FoundCase) => joinStems(searchedText(entry).split('\n').flatMap(read));
    const quoted = found.filter((entry) => phrases.every((phrase) => stems(entry).includes(phrase)));
    return quoted.length > 0 ? quoted : found;
  }
}

/** A document for each case and edition, with all text by which it is found. Of equal results the first is shown first. */
function documentsIn({ meanings, editions, words }: SearchData): Array<Document | (Document & FoundCase)> {
  const documents = editions.flatMap(({ slug, title, label, cases, ...edition }, place) => {
    const document = (found: { meanings: readonly number[] }) => ({
      slug,
      label,
      meanings: found.meanings.map((line) => meanings[line]).join('\n'),
    });
    const inText = Object.entries(words).filter(([places]) => places.split(' ').includes(String(place)));
    return [
      ...cases.map(({ page, ...entry }) => ({
        ...entry,
        ...document(entry),
        href: `${slug}/#${caseId(entry.name)}`,
        place: page ? `${title}, ${publicationSearch.page} ${page}` : title,
      })),
      { ...document(edition), words: [...cases.map(searchedText), ...inText.flatMap(([, some]) => some)].join('\n') },
    ];
  });
  return documents.map((document, id) => ({ id, ...document }));
}

const joinStems = (tokens: readonly ReadToken[]) => ` ${tokens.map(({ stem }) => stem).join(' ')} `;

/** The stems of each phrase of a line of meanings. */
const phrasesOf = (line: string) =>
  line
    .split(/[,:]/)
    .map(stemsOf)
    .filter((stems) => stems.trim() !== '');

/** Divides a text at the words with these terms and at these phrases; words that only a space or hyphen parts are one. */
function markedParts(shown: string, tokens: readonly ReadToken[], terms: Set<string>, phrases: Set<string>) {
  const isMarked = Array<boolean>(shown.length).fill(false);
  for (const token of tokens)
    if (token.terms.some((term) => terms.has(term))) isMarked.fill(true, token.start, token.end);
  for (const phrase of phrases) {
    const stems = phrase.trim().split(' ');
    for (const [first, { start }] of tokens.entries())
      if (stems.every((stem, place) => tokens[first + place]?.stem === stem))
        isMarked.fill(true, start, tokens[first + stems.length - 1]?.end);
  }
  for (const { 0: gap, index } of shown.matchAll(/[\s\p{Pd}]+/gu))
    if (isMarked[index - 1] && isMarked[index + gap.length]) isMarked.fill(true, index, index + gap.length);
  const starts = [...isMarked.keys()].filter((at) => isMarked[at] !== isMarked[at - 1]);
  return starts.map((start, part) => ({
    part: shown.slice(start, starts[part + 1]),
    start,
    isMarked: isMarked[start] === true,
  }));
}

export type Search = Awaited<ReturnType<typeof makeSearch>>;
