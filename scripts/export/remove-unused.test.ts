import { unusedFiles } from './remove-unused';

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
