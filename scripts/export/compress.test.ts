import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { folderWith } from '../testing/folder-with';
import { writeCompressedCopies } from './compress';

test('text of 512 bytes or more gets two copies, wherever it stands, which unpack to it', async () => {
  const html = '<p>Words</p>'.repeat(200);
  const least = html.slice(0, 512);
  const folder = folderWith({
    ...{ 'legal/index.html': html, 'a.js': html, 'icon.svg': html, 'least.html': least, 'less.html': least.slice(1) },
    ...{ 'a.pdf': html, 'a.avif': html, 'a.woff2': html, _headers: html },
  });
  expect(await writeCompressedCopies(folder)).toBe(8);
  const copies = (await readdir(folder, { recursive: true })).filter((file) => /\.(br|gz)$/.test(file)).sort();
  const compressed = ['a.js', 'icon.svg', 'least.html', 'legal/index.html'];
  expect(copies).toEqual(compressed.flatMap((file) => [`${file}.br`, `${file}.gz`]));
  expect(brotliDecompressSync(await readFile(join(folder, 'legal/index.html.br'))).toString()).toBe(html);
  expect(gunzipSync(await readFile(join(folder, 'legal/index.html.gz'))).toString()).toBe(html);
});
