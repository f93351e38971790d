import { folderWith } from '../testing/folder-with';
import { exportedFiles } from './exported-pages';
import { removeNextLeftovers, removeUnlinkedFiles } from './remove-files';

test('removes payloads, manifests and copies of the 404 page, and nothing that visitors can request', async () => {
  const kept = ['404.html', 'index.html', 'legal/index.html', 'robots.txt', 'web/Attachments/notes.txt'];
  const copies = ['404/index.html', '_not-found/index.html', '_not-found/index.txt'];
  const payloads = ['index.txt', '__next._tree.txt', 'legal/index.txt', 'legal/__next.legal.__PAGE__.txt'];
  const manifests = ['_next/static/site/_buildManifest.js', '_next/static/site/_ssgManifest.js'];
  const files = [...kept, ...copies, ...payloads, ...manifests];
  const folder = folderWith(Object.fromEntries(files.map((file) => [file, ''])));
  expect(await removeNextLeftovers(folder)).toBe(9);
  expect(exportedFiles(folder)).toEqual(kept);
});

test('PDFs and covers that no page links to are removed and reported', async () => {
  const folder = folderWith({
    'index.html': '<a href="/web/Attachments/kept.pdf">',
    'web/Attachments/kept.pdf': '',
    'web/Attachments/draft.pdf': '',
    'web/Attachments/covers/draft.png': '',
  });
  expect(await removeUnlinkedFiles(folder)).toEqual(['web/Attachments/covers/draft.png', 'web/Attachments/draft.pdf']);
  expect(exportedFiles(folder)).toEqual(['index.html', 'web/Attachments/kept.pdf']);
});
