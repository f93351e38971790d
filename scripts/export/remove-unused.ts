import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes files that nothing asks for: the payloads of Next's client-side navigation (links are plain anchors,
 * docs/adr/0003), which hold every page a second and third time, and the 404 page's copies under addresses of their
 * own, which would answer with status 200.
 *
 * @param folder the export
 * @returns how many were removed
 */
export async function removeUnused(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true });
  const unused = unusedFiles(entries.map((entry) => entry.replaceAll('\\', '/')));
  await Promise.all(unused.map((entry) => rm(join(folder, entry))));
  return unused.length;
}

/** The unused files among those of an export. A robots.txt or llms.txt that somebody wrote is none. */
export function unusedFiles(entries: readonly string[]): string[] {
  const all = new Set(entries);
  return entries.filter(
    (entry) =>
      /(^|\/)__next\.[^/]*\.txt$/.test(entry) ||
      (entry.endsWith('.txt') && all.has(entry.replace(/\.txt$/, '.html'))) ||
      /^(404|_not-found)\/index\.html$/.test(entry),
  );
}
