import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { exportedFiles } from './exported-pages';

/**
 * Removes files that nothing asks for: the payloads of Next's client-side navigation (links are plain anchors,
 * docs/adr/0003), which hold every page a second and third time; its manifests, whose names stay when their content
 * changes; and the 404 page's copies under addresses of their own, which would answer with status 200.
 * Returns how many were removed.
 */
export async function removeNextLeftovers(folder: string): Promise<number> {
  const files = exportedFiles(folder);
  const unused = files.filter(
    (file) =>
      /^_next\/static\/[^/]+\/_\w+Manifest\.js$/.test(file) ||
      /(^|\/)__next\.[^/]*\.txt$/.test(file) ||
      // Not robots.txt or llms.txt: no page has their name.
      (file.endsWith('.txt') && files.includes(file.replace(/\.txt$/, '.html'))) ||
      /^(404|_not-found)\/index\.html$/.test(file),
  );
  await Promise.all(unused.map((file) => rm(join(folder, file))));
  return unused.length;
}

/**
 * Removes PDFs and covers that no page names: those of drafts, and of publications whose file was deleted by hand. They
 * would be online under addresses that can be guessed.
 * Returns their paths in the export.
 */
export async function removeUnlinkedFiles(folder: string): Promise<string[]> {
  const files = exportedFiles(folder);
  const texts = files.filter((file) => /\.(html|js)$/.test(file));
  const contents = (await Promise.all(texts.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
  const unnamed = files.filter((file) => file.startsWith('web/Attachments/') && !contents.includes(basename(file)));
  await Promise.all(unnamed.map((file) => rm(join(folder, file))));
  return unnamed;
}
