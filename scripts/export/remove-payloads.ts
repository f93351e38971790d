import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the files that only Next's client-side navigation would ask for. Links are plain anchors (docs/adr/0003), so
 * nothing requests them, and they hold every page a second and third time.
 *
 * @param folder the export
 * @returns how many were removed
 */
export async function removePayloads(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true });
  const payloads = entries.filter(isPayload(entries));
  await Promise.all(payloads.map((entry) => rm(join(folder, entry))));
  return payloads.length;
}

/** `__next.….txt` everywhere, and the `index.txt` beside an `index.html`; a robots.txt or llms.txt is no payload. */
export function isPayload(entries: readonly string[]): (entry: string) => boolean {
  const all = new Set(entries);
  return (entry) =>
    /(^|\/)__next\.[^/]*\.txt$/.test(entry) || (entry.endsWith('.txt') && all.has(entry.replace(/\.txt$/, '.html')));
}
