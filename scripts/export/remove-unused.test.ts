import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeUnnamed, removeUnused, unusedFiles } from './remove-unused';

const entries = [
  '404.html',
  '404/index.html',
  '_not-found/index.html',
  '_not-found/index.txt',
  'index.html',
  'index.txt',
  '__next._tree.txt',
  'legal/index.html',
  'legal/index.txt',
  'legal/__next.legal.__PAGE__.txt',
  'robots.txt',
  'web/Attachments/notes.txt',
];

test('finds payloads and copies of the 404 page, and nothing that a visitor may ask for', () => {
  expect(unusedFiles(entries)).toEqual([
    '404/index.html',
    '_not-found/index.html',
    '_not-found/index.txt',
    'index.txt',
    '__next._tree.txt',
    'legal/index.txt',
    'legal/__next.legal.__PAGE__.txt',
  ]);
});

test('removes what Next writes for a page that is not to be found, and folders that are empty then', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  await mkdir(join(folder, 'list/waiting'), { recursive: true });
  await writeFile(
    join(folder, 'list/waiting/index.html'),
    '<!DOCTYPE html><html id="__next_error__"><head></head></html>',
  );
  await writeFile(join(folder, 'list/waiting/index.txt'), '');
  await writeFile(join(folder, 'index.html'), '<!DOCTYPE html><html lang="en"><head></head></html>');
  await removeUnused(folder);
  expect(await readdir(folder, { recursive: true })).toEqual(['index.html']);
});

test('what no page names any more is left out, and told; everything else stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  const files = {
    'index.html': '<a href="/web/Attachments/kept.pdf">',
    'web/Attachments/kept.pdf': '',
    'web/Attachments/gone.pdf': '',
    'web/Attachments/covers/gone.png': '',
    'icons/by-its-address.png': '',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  expect(await removeUnnamed(folder)).toEqual(['web/Attachments/covers/gone.png', 'web/Attachments/gone.pdf']);
  expect(Object.keys(files).filter((file) => existsSync(join(folder, file)))).toEqual([
    'index.html',
    'web/Attachments/kept.pdf',
    'icons/by-its-address.png',
  ]);
});
