import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { folderWith } from '../testing/folder-with';
import { isCompressible, writeCompressedCopies } from './compress';

test.each([
  ['out/index.html', 512, true],
  ['out/index.html', 511, false],
  ['out/_next/static/a.js', 9000, true],
  ['out/icon.svg', 9000, true],
  ['out/a.pdf', 9000, false],
  ['out/a.avif', 9000, false],
  ['out/a.woff2', 9000, false],
  ['out/_headers', 9000, false],
])('%s of %i bytes gets copies: %s', (file, size, expected) => {
  expect(isCompressible(file, size)).toBe(expected);
});

test('both copies unpack to the file, wherever it stands', async () => {
  const html = '<p>Words</p>'.repeat(200);
  const folder = folderWith({ 'legal/index.html': html, 'index.html': `${html}<p>End</p>`, 'a.pdf': html });
  expect(await writeCompressedCopies(folder)).toBe(4);
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    'a.pdf',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'legal',
    'legal/index.html',
    'legal/index.html.br',
    'legal/index.html.gz',
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, 'legal/index.html.br'))).toString()).toBe(html);
  expect(gunzipSync(await readFile(join(folder, 'legal/index.html.gz'))).toString()).toBe(html);
});
