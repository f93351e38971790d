import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of all HTML files below `folder`, sorted. */
export async function exportedPages(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((entry) => entry.endsWith('.html'))
    .map((entry) => join(folder, entry))
    .sort();
}
