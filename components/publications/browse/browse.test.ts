import { gzipSync } from 'node:zlib';
import { arrange, type BrowseItem, noFilter, readBrowseState, withBrowseState } from './browse-state';
import { casesFound, readSearchIndex, search, searchEntry, searchWords } from './search-index';

test('words are compared without case, accents and apostrophes, and common ones are left out', () => {
  expect(searchWords('The Commissioner’s fees: Qu’est-ce? Éclair v Ltd, fees')).toEqual([
    'commissioners',
    'fees',
    'quest',
    'ce',
    'eclair',
    'ltd',
  ]);
});

/** As it is made, sent and read. */
const indexOf = (texts: ReadonlyArray<{ slug: string; text: string; cases?: readonly string[] }>) =>
  readSearchIndex(JSON.parse(JSON.stringify(texts.map((one) => searchEntry({ cases: [], ...one })))));

describe('search', () => {
  const index = indexOf([
    { slug: 'one', text: 'Input tax on flour' },
    { slug: 'two', text: 'Output tax on sugar and flour' },
    { slug: 'three', text: 'Burden of proof' },
  ]);
  const found = (query: string) => [...(search(index, query) ?? ['all'])].sort();

  test.each([
    ['a word', 'sugar', ['two']],
    ['a word of several', 'flour', ['one', 'two']],
    ['the beginning of a word', 'bur', ['three']],
    ['every word, in any order', 'flour output', ['two']],
    ['capitals', 'PROOF', ['three']],
    ['a word that is nowhere', 'customs', []],
    ['one that is and one that is not', 'flour customs', []],
    ['common words only', 'of the', ['all']],
    ['nothing', '  ', ['all']],
  ])('finds %s', (_, query, slugs) => expect(found(query)).toEqual(slugs));
});

describe('the cases in which the words are', () => {
  const cases = [
    'Flour Ltd v C\nCustoms\ntariff heading',
    'Sugar Ltd v C\nCustoms\nduty on sugar',
    'Salt v C\nProcedure',
  ];
  const index = indexOf([
    { slug: 'none', text: 'Customs' },
    { slug: 'one', text: ['Edition of 2024', ...cases].join('\n'), cases },
  ]);

  test.each([
    ['one case', 'tariff', [0]],
    ['several, in their order', 'customs', [0, 1]],
    ['the case with most of the words', 'customs sugar', [1]],
    ['a case although other words stand in the title', 'salt 2024', [2]],
    ['words of the publication alone', '2024 edition', []],
    ['no word', 'of the', []],
  ])('%s', (_, query, places) => expect(casesFound(index, 'one', query)).toEqual(places.map((place) => cases[place])));

  test('a publication without cases, or unknown, has none', () => {
    expect(casesFound(index, 'none', 'customs')).toEqual([]);
    expect(casesFound(index, 'unknown', 'customs')).toEqual([]);
  });
});

describe('the state in the address', () => {
  test.each([
    ['', noFilter],
    ['?q=input+tax&year=2024&sort=oldest', { q: 'input tax', year: '2024', sort: 'oldest' }],
    ['?year=24&sort=up&utm_source=x', noFilter],
  ])('%s is read', (query, state) => expect(readBrowseState(new URLSearchParams(query))).toEqual(state));

  test('is written without defaults, beside what others have put there', () => {
    const address = 'https://site/web/publications/?utm=1&q=old#whitepapers';
    expect(withBrowseState(address, { q: '', year: '2024', sort: 'newest' })).toBe(
      'https://site/web/publications/?utm=1&year=2024#whitepapers',
    );
  });
});

describe('arrange', () => {
  const items: BrowseItem[] = [
    { slug: 'a', list: 'k', date: '2023-05-01' },
    { slug: 'b', list: 'k', date: '2024-05-01' },
    { slug: 'c', list: 'n', date: '2024-01-01' },
  ];
  const slugs = (...input: Parameters<typeof arrange>) => arrange(...input).map(({ slug }) => slug);

  test('newest first, unless oldest first is asked for', () => {
    expect(slugs(items, noFilter)).toEqual(['b', 'c', 'a']);
    expect(slugs(items, { year: '', sort: 'oldest' })).toEqual(['a', 'c', 'b']);
  });

  test('by year, and by what was found', () => {
    expect(slugs(items, { year: '2024', sort: 'newest' })).toEqual(['b', 'c']);
    expect(slugs(items, { year: '2024', sort: 'newest' }, new Set(['a', 'c']))).toEqual(['c']);
  });
});

// How long a search takes: npm run bench:library.
test('the index of 200 publications is under 60 KB as it travels', () => {
  // Words of a made-up language with the frequencies of a real one (Zipf): 6,000 of them, 150 a publication.
  const letters = 'aeioubcdfglmnprst';
  const word = (rank: number) =>
    Array.from({ length: 4 + (rank % 6) }, (_, at) => letters[(rank * 7 + at * (rank % 11)) % letters.length]).join(
      '',
    ) + rank.toString(36);
  let seed = 1;
  const random = () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  const texts = Array.from({ length: 200 }, (_, index) => ({
    slug: `edition-${index}`,
    text: Array.from({ length: 150 }, () => word(Math.floor(6000 ** random()))).join(' '),
    cases: [],
  }));
  expect(gzipSync(JSON.stringify(texts.map(searchEntry))).length).toBeLessThan(60 * 1024);
});

test.each([
  {},
  null,
  'not found',
  [null],
  [{ slug: 'one', words: 'tax' }],
  [{ slug: 'one', words: 'tax', cases: [1] }],
])('an answer of %j is no index', (answer) => {
  expect(() => readSearchIndex(answer)).toThrow('no search index');
});
