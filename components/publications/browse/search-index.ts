// Too common to tell publications apart: left out of the index, and of what a reader types.
const common = new Set(
  'a an and are as at be by do does for from had has have how if in is it its not of on or that the their they this to v was were what when where which who with'.split(
    ' ',
  ),
);

/**
 * The words of a text as the search compares them: lower case, without accents, each once, common ones left out.
 * "Appelée v Sample Ltd" becomes ["appelee", "sample", "ltd"].
 */
export function searchWords(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return [...new Set(words)].filter((word) => !common.has(word));
}

/** A publication as it is fetched: its cases, a line each for name, citation, subject and issue; and its other words. */
type Entry = { slug: string; words: string; cases: readonly string[] };

/** The publications as they are searched: with all their words in one text, a space before each. */
export type SearchIndex = ReadonlyArray<{ slug: string; text: string; cases: readonly string[] }>;

/**
 * What is fetched of a publication. A word stands in it once, and not beside the cases if it is in one.
 *
 * @param text title, abstract and contents in one string
 */
export function searchEntry({ slug, text, cases }: SearchIndex[number]): Entry {
  const inCases = new Set(searchWords(cases.join('\n')));
  const others = searchWords(text).filter((word) => !inCases.has(word));
  return { slug, words: others.sort().join(' '), cases };
}

/**
 * The index as it came over the network.
 *
 * @throws Error unless it has the shape of one: a host may answer with anything
 */
export function readSearchIndex(answer: unknown): SearchIndex {
  if (!Array.isArray(answer) || !answer.every(isEntry)) throw new Error('the answer is no search index');
  return answer.map(({ slug, words, cases }) => ({
    slug,
    text: spaced([...words.split(' '), ...searchWords(cases.join('\n'))]),
    cases,
  }));
}

function isEntry(one: Partial<Entry> | null): one is Entry {
  const { slug, words, cases } = one ?? {};
  return [slug, words, ...(Array.isArray(cases) ? cases : [cases])].every((part) => typeof part === 'string');
}

/**
 * The publications that have every word of a query, each word as a whole or as the beginning of one.
 *
 * @returns their slugs; undefined for a query without a word that can be searched, which every publication matches
 */
export function search(index: SearchIndex, query: string): Set<string> | undefined {
  const wanted = searchWords(query);
  if (wanted.length === 0) return undefined;
  return new Set(index.filter(({ text }) => matches(wanted, text) === wanted.length).map(({ slug }) => slug));
}

/**
 * The cases of a publication in which most of a query's words are, in the publication's order: `tariff 2024` finds the
 * cases about tariffs, although the year stands in the title alone.
 *
 * @returns them as the index has them; none when only the publication's own words match
 */
export function casesFound(index: SearchIndex, slug: string, query: string): string[] {
  const wanted = searchWords(query);
  const { cases = [] } = index.find((publication) => publication.slug === slug) ?? {};
  const counted = cases.map((text) => ({ text, count: matches(wanted, spaced(searchWords(text))) }));
  const most = Math.max(...counted.map(({ count }) => count));
  return most > 0 ? counted.filter(({ count }) => count === most).map(({ text }) => text) : [];
}

const spaced = (words: readonly string[]) => words.map((word) => ` ${word}`).join('');

/** How many of these begin a word of the text. */
const matches = (wanted: readonly string[], text: string) =>
  wanted.filter((start) => text.includes(` ${start}`)).length;
