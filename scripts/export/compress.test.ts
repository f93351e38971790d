import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { folderWith } from '../testing/folder-with';
import { writeCompressedCopies } from './compress';
import { exportedFiles } from './exported-pages';

test('text of 512 bytes or more gets two copies, wherever it stands, which unpack to it', async () => {
  const html = '<p>Words</p>'.repeat(200);
  const compressed = ['a.js', 'icon.svg', 'legal/index.html'];
  const others = ['a.avif', 'a.pdf', 'a.woff2', '_headers'];
  const files = Object.fromEntries([...compressed, ...others].map((file) => [file, html]));
  const folder = folderWith({ ...files, 'least.html': html.slice(0, 512), 'less.html': html.slice(0, 511) });
  expect(await writeCompressedCopies(folder)).toBe(8);
  const copies = exportedFiles(folder).filter((file) => /\.(br|gz)$/.test(file));
  expect(copies).toEqual([...compressed, 'least.html'].sort().flatMap((file) => [`${file}.br`, `${file}.gz`]));
  expect(brotliDecompressSync(await readFile(join(folder, 'legal/index.html.br'))).toString()).toBe(html);
  expect(gunzipSync(await readFile(join(folder, 'legal/index.html.gz'))).toString()).toBe(html);
});
