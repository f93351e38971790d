import { termsOf } from './meanings';
import type { Wanted } from './query';
import type { Form } from './words';

const sought = ['name', 'subject', 'issue', 'holding', 'outcome', 'later', 'provisions', 'citation', 'amount'] as const;
const fields = [...sought, 'page'] as const;

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
  const all = editions.flatMap((edition) => edition.cases);
  const sent = all.map((one, place) => (place < mostHoldings ? one : { ...one, holding: '' }));
  const part = (field: (typeof fields)[number]) => sent.map((one) => one[field].replaceAll('\n', ' ')).join('\n');
  return {
    editions: editions.map(({ slug, title, date, words, cases }) => ({
      slug,
      title,
      date,
      words,
      count: cases.length,
    })),
    parts: Object.fromEntries(fields.map((field) => [field, part(field)])) as SearchCase,
  };
}

/** A case with its edition's place. */
export type IndexedCase = SearchCase & { edition: number };

/** How well each case fits, by its place; 0 for one that does not; how many do, how well the best, and if by a meaning. */
type Scores = { of: Float32Array; count: number; best: number; isMeant: boolean };

/** The cases that have a term, in their order, and how much their parts with it weigh. */
type Places = { ids: number[]; weights: number[] };

const weightOf: Partial<Record<keyof SearchCase, number>> = { name: 3, citation: 3, subject: 2, issue: 2 };
/** Work stops so often for keys, in milliseconds: a frame of a slow processor. */
const slice = 12;
/** So many answers are kept: more than one query has. */
const mostKnown = 60;

/** Makes the index in slices, so that keys come between. @throws Error for another answer than a file of cases */
export async function openCases(answer: unknown) {
  const { editions, cases } = readCaseFile(answer);
  /** every word of the cases, and how often it is in them */
  const words = new Map<string, number>();
  const termOf = new Map<string, string>();
  const index = new Map<string, Places>();
  let paused = performance.now();
  for (const [id, one] of cases.entries()) {
    for (const field of sought) addPart(id, field, one[field]);
    if (performance.now() - paused < slice) continue;
    await new Promise((resolve) => setTimeout(resolve));
    paused = performance.now();
  }
  const own = editions.map((edition) => new Set(termsOf(edition.words).map(([term]) => term)));
  const known = new Map<string, Scores>();
  return {
    editions,
    cases,
    words,
    has: (term: string) => index.has(term),
    find: (wanted: Wanted): Scores => {
      const name = `${wanted.key ?? ''} ${wanted.words.map(({ word }) => word).join(' ')}`;
      const found = known.get(name) ?? findWanted(wanted);
      if (known.size > mostKnown) known.clear();
      known.set(name, found);
      return found;
    },
    /** whether an edition is called so */
    isCalled: (edition: number, { key, words: all }: Wanted): boolean => {
      const has = (term: string) => own[edition]?.has(term) ?? false;
      return (key !== undefined && has(key)) || (all.length > 0 && all.every(({ stem }) => has(stem)));
    },
  };

  /** A part is a line: how long it is says nothing, and a word in it twice no more than once. */
  function addPart(id: number, field: (typeof fields)[number], text: string): void {
    const seen = new Set<string>();
    for (const [term, word] of termsOf(text)) {
      words.set(word, (words.get(word) ?? 0) + 1);
      termOf.set(word, term);
      if (seen.has(term)) continue;
      seen.add(term);
      // What a party is called says little of its case: Contractors Ltd may sell cars.
      const weight = field === 'name' && term.startsWith('=') ? 1 : (weightOf[field] ?? 1);
      const places = index.get(term) ?? { ids: [], weights: [] };
      index.set(term, places);
      if (places.ids.at(-1) === id) places.weights.push((places.weights.pop() ?? 0) + weight);
      else places.weights.push(weight) && places.ids.push(id);
    }
  }

  /** Its own term; or those of the words that begin with it. */
  function termsFor({ word, stem }: Form, isWhole = false): Iterable<string> {
    if (index.has(stem)) return [stem];
    if (isWhole) return [];
    const found = new Set<string>();
    for (const [other, term] of termOf) if (other.startsWith(word)) found.add(term);
    return found;
  }

  /** The rarer a term, the more it says; of two cases that fit as well the newer comes first. */
  function addTerm(scores: Float32Array, term: string, factor = 1): void {
    const { ids, weights } = index.get(term) ?? { ids: [], weights: [] };
    const rarity = factor * Math.log(1 + (cases.length - ids.length + 0.5) / (ids.length + 0.5));
    for (let at = 0; at < ids.length; at += 1) {
      const id = ids[at] ?? 0;
      scores[id] = (scores[id] ?? 0) + rarity * (weights[at] ?? 0) * (1.1 - (0.1 * id) / cases.length);
    }
  }

  function findWanted({ key, words: all }: Wanted): Scores {
    const hasKey = key !== undefined && index.has(key);
    const [of = new Float32Array(cases.length), ...others] = all.map((word) => {
      const scores = new Float32Array(cases.length);
      for (const term of termsFor(word, hasKey || key?.startsWith('='))) addTerm(scores, term, hasKey ? 0.1 : 1);
      return scores;
    });
    // Words of one meaning may stand apart from each other, and then mean something else.
    for (const other of others) {
      for (let id = 0; id < of.length; id += 1) {
        const [one = 0, two = 0] = [of[id], other[id]];
        of[id] = one > 0 && two > 0 ? one + two : 0;
      }
    }
    if (hasKey) addTerm(of, key);
    const fit = of.filter((score) => score > 0);
    return { of, count: fit.length, best: fit.reduce((one, other) => Math.max(one, other), 0), isMeant: hasKey };
  }
}

function readCaseFile(answer: unknown): { editions: CaseFile['editions']; cases: IndexedCase[] } {
  const { editions, parts } = (answer ?? {}) as CaseFile;
  const isFile = Array.isArray(editions) && fields.every((field) => typeof parts?.[field] === 'string');
  if (!isFile) throw new Error('the answer is no list of cases');
  const columns = fields.map((field) => parts[field].split('\n'));
  const editionOf = editions.flatMap(({ count }, edition) => Array<number>(count).fill(edition));
  const cases = editionOf.map((edition, id) => {
    const one = Object.fromEntries(fields.map((field, at) => [field, columns[at]?.[id] ?? ''])) as SearchCase;
    return { ...one, edition };
  });
  return { editions, cases };
}
