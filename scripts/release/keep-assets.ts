import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where a build lists the hashed files that are its own; the next one reads it from there. */
export const assetList = '/_assets.json';

const isPath = (entry: unknown): entry is string =>
  typeof entry === 'string' && /^\/(_next\/static|_pictures|forms\/embed)\//.test(entry) && !entry.includes('..');

/**
 * Brings the hashed files of the release that visitors have open into a new one: their pages go on asking for them.
 * They are kept for one release, because each lists only its own.
 *
 * @param folder the new release
 * @param previous the last one: its folder, or the address of the live site
 * @returns the paths that were added; none when there is no last release
 * @throws Error naming a file that the last release lists and does not have
 */
export async function keepAssets(folder: string, previous: string): Promise<string[]> {
  const list = await read(previous, assetList);
  if (!list) return [];
  const listed: unknown = JSON.parse(list.toString());
  const missing = (Array.isArray(listed) ? listed : [])
    .filter(isPath)
    .filter((path) => !existsSync(join(folder, path)));
  for (const path of missing) {
    if (!(await copy(path))) throw new Error(`${previous} lists ${path} and does not have it.`);
    // nginx's compressed copies; Cloudflare has none, as it compresses by itself.
    await copy(`${path}.br`);
    await copy(`${path}.gz`);
  }
  return missing;

  async function copy(path: string): Promise<boolean> {
    const content = await read(previous, path);
    if (!content) return false;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
    return true;
  }
}

/** A file of a release; undefined when there is none. */
async function read(release: string, path: string): Promise<Buffer | undefined> {
  if (!/^https?:/.test(release)) {
    return existsSync(join(release, path)) ? readFile(join(release, path)) : undefined;
  }
  const response = await fetch(new URL(path, release));
  return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
}
