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

/** What the browser fetches: every word once, in order, and for each the publications that have it. */
export type SearchIndex = {
  slugs: readonly string[];
  /** sorted */
  words: readonly string[];
  /** for the word of the same place: positions in `slugs`, each as its distance from the one before, in base 36 */
  at: readonly string[];
  /** for the publication of the same place: its cases, a line each for name, citation, subject and issue */
  cases: ReadonlyArray<readonly string[]>;
};

type Text = { slug: string; text: string; cases?: readonly string[] };

/**
 * An inverted index over texts. Texts of one field repeat each other's words, so this is a fraction of their size.
 *
 * @param texts one for each publication: title, abstract and contents in one string, and its cases one by one
 */
export function searchIndex(texts: readonly Text[]): SearchIndex {
  const places = new Map<string, number[]>();
  for (const [position, { text }] of texts.entries()) {
    for (const word of searchWords(text)) {
      const found = places.get(word);
      if (found) found.push(position);
      else places.set(word, [position]);
    }
  }
  const words = [...places.keys()].sort();
  return {
    slugs: texts.map(({ slug }) => slug),
    words,
    at: words.map((word) => encode(places.get(word) ?? [])),
    cases: texts.map(({ cases = [] }) => cases),
  };
}

/**
 * The index as it came over the network.
 *
 * @throws Error unless it has the shape of one: a host may answer with anything
 */
export function readSearchIndex(answer: unknown): SearchIndex {
  const { slugs, words, at, cases } = (answer ?? {}) as Partial<Record<keyof SearchIndex, unknown>>;
  const isWhole = [slugs, words, at, ...(Array.isArray(cases) ? cases : [undefined])].every(
    (list) => Array.isArray(list) && list.every((one) => typeof one === 'string'),
  );
  if (!isWhole) throw new Error('the answer is no search index');
  return answer as SearchIndex;
}

/**
 * The publications that have every word of a query, each word as a whole or as the beginning of one.
 *
 * @returns their slugs; undefined for a query without a word that can be searched, which every publication matches
 */
export function search({ slugs, words, at }: SearchIndex, query: string): Set<string> | undefined {
  const wanted = searchWords(query);
  if (wanted.length === 0) return undefined;
  const [first = new Set<number>(), ...others] = wanted.map((prefix) => positionsOf(prefix, words, at));
  const found = [...first].filter((position) => others.every((positions) => positions.has(position)));
  return new Set(found.map((position) => slugs[position] ?? ''));
}

/**
 * The cases of a publication in which most of a query's words are, in the publication's order: `tariff 2024` finds the
 * cases about tariffs, although the year stands in the title alone.
 *
 * @returns them as the index has them; none when only the publication's own words match
 */
export function casesFound({ slugs, cases }: SearchIndex, slug: string, query: string): string[] {
  const wanted = searchWords(query);
  const ranked = (cases[slugs.indexOf(slug)] ?? []).map((text) => ({
    text,
    matches: matching(wanted, searchWords(text)),
  }));
  const most = Math.max(...ranked.map(({ matches }) => matches));
  return most > 0 ? ranked.filter(({ matches }) => matches === most).map(({ text }) => text) : [];
}

const matching = (wanted: readonly string[], words: readonly string[]) =>
  wanted.filter((prefix) => words.some((word) => word.startsWith(prefix))).length;

function positionsOf(prefix: string, words: readonly string[], at: readonly string[]): Set<number> {
  const positions = new Set<number>();
  for (let index = firstFrom(words, prefix); words[index]?.startsWith(prefix); index += 1) {
    for (const position of decode(at[index] ?? '')) positions.add(position);
  }
  return positions;
}

/** Place of the first word that is not before `prefix`, by halving. */
function firstFrom(words: readonly string[], prefix: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

function encode(positions: readonly number[]): string {
  return positions.map((position, index) => (position - (positions[index - 1] ?? 0)).toString(36)).join('.');
}

function decode(deltas: string): number[] {
  let position = 0;
  return deltas.split('.').map((delta) => {
    position += Number.parseInt(delta, 36);
    return position;
  });
}
