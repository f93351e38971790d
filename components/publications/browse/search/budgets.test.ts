import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { writeCaseFile } from './case-index';
import { generatedLibrary } from './generated-library.fixture';
import { openSearch } from './search';
import { collectWords, type EditionText, listOf, writeWordFiles } from './word-lists';

const KB = 1000;
/** As the export compresses (scripts/export/compress.ts). */
const onTheLine = (data: string | Uint8Array) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

async function codeOnTheLine(): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: ['components/publications/browse/search/search.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  return onTheLine(outputFiles[0]?.contents ?? '');
}

const { editions: few } = generatedLibrary(19);
const listsOf = (editions: readonly EditionText[]) =>
  writeWordFiles(collectWords(editions)).map((file) => JSON.stringify(file));
// Words are as frequent in many editions as in few, so the largest lists are the same: to collect all takes ten seconds.
const largest = listsOf(few)
  .map(({ length }, list) => ({ list, length }))
  .sort((one, other) => other.length - one.length)
  .slice(0, 6)
  .map(({ list }) => list);
const ofLargest = (text: string) =>
  text
    .split(' ')
    .filter((word) => largest.includes(listOf(word)))
    .join(' ');

// What a search of three words fetches: the code, the cases, and three lists of words, the largest that there are. How
// long it takes: npm run bench:library.
test.each([
  { count: 19, budget: 60 * KB },
  { count: 200, budget: 250 * KB },
])(
  'a search of three words in $count editions of 30 cases and 40 pages fetches at most $budget bytes (R5.14)',
  async ({ count, budget }) => {
    const editions = count === 19 ? few : generatedLibrary(count).editions;
    const cases = onTheLine(JSON.stringify(writeCaseFile(editions)));
    const files = listsOf(editions.map(({ own, pages }) => ({ own, pages: pages.map(ofLargest) })));
    const lists = largest
      .map((list) => onTheLine(files[list] ?? ''))
      .sort((one, other) => other - one)
      .slice(0, 3);
    const parts = { code: await codeOnTheLine(), cases, lists: lists.reduce((sum, size) => sum + size, 0) };
    expect(parts.code).toBeGreaterThan(4 * KB);
    expect(cases).toBeGreaterThan(count * KB * 0.5);
    expect({ ...parts, sum: parts.code + parts.cases + parts.lists <= budget }).toEqual({ ...parts, sum: true });
  },
  240_000,
);

test('what is written is read again: each word is in its list, with its editions and pages', async () => {
  const editions = generatedLibrary(5, { cases: 2, pages: 3, wordsPerPage: 40 }).editions;
  const list = collectWords(editions);
  const files = writeWordFiles(list);
  const search = await openSearch(writeCaseFile(editions));
  for (const [number, file] of files.entries()) search.addList(number, JSON.parse(JSON.stringify(file)));
  for (const { word, at } of [...list.values()].filter((entry) => /^[a-z]{4,}$/.test(entry.word)).slice(0, 300)) {
    const found = search.find(word).editions;
    for (const [edition, pages] of at) {
      expect([word, found.get(editions[edition]?.slug ?? '')]).toEqual([word, [{ typed: word, pages }]]);
    }
  }
  expect(listOf('depreciation')).toBe(listOf('dep'));
});
