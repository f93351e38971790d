import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { folderWith } from '../testing/folder-with';
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
  const folder = folderWith({
    'list/waiting/index.html': '<!DOCTYPE html><html id="__next_error__"><head></head></html>',
    'list/waiting/index.txt': '',
    'index.html': '<!DOCTYPE html><html lang="en"><head></head></html>',
  });
  await removeUnused(folder);
  expect(await readdir(folder, { recursive: true })).toEqual(['index.html']);
});

test('what no page names any more is left out, and told; everything else stays', async () => {
  const files = {
    'index.html': '<a href="/web/Attachments/kept.pdf">',
    'web/Attachments/kept.pdf': '',
    'web/Attachments/gone.pdf': '',
    'web/Attachments/covers/gone.png': '',
    'icons/by-its-address.png': '',
  };
  const folder = folderWith(files);
  expect(await removeUnnamed(folder)).toEqual(['web/Attachments/covers/gone.png', 'web/Attachments/gone.pdf']);
  expect(Object.keys(files).filter((file) => existsSync(join(folder, file)))).toEqual([
    'index.html',
    'web/Attachments/kept.pdf',
    'icons/by-its-address.png',
  ]);
});
