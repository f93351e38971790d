import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type AssetList, assetList, hashedPath } from '../export/host-files';

const isPath = (entry: unknown): entry is string =>
  typeof entry === 'string' && hashedPath.test(entry) && !entry.includes('..');

/**
 * Brings the hashed files of the release that visitors have open into a new one: their pages go on asking for them.
 * They are kept for one release, because each lists only its own.
 *
 * @param folder the new release
 * @param previous the last one: its folder, or the address of the live site
 * @returns the paths that were added, and the last release's own list; none when there is no last release
 * @throws Error naming a file that the last release lists and does not have, or a site that does not answer
 */
export async function keepAssets(
  folder: string,
  previous: string,
): Promise<{ kept: readonly string[]; list?: AssetList }> {
  const content = await read(previous, assetList);
  if (!content) return { kept: [] };
  const list: AssetList = JSON.parse(content.toString());
  const missing = (list.files ?? []).filter(isPath).filter((path) => !existsSync(join(folder, path)));
  for (const path of missing) {
    if (!(await copy(path))) throw new Error(`${previous} lists ${path} and does not have it.`);
    // nginx's compressed copies; Cloudflare has none, as it compresses by itself.
    await copy(`${path}.br`);
    await copy(`${path}.gz`);
  }
  return { kept: missing, list };

  async function copy(path: string): Promise<boolean> {
    const content = await read(previous, path);
    if (!content) return false;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
    return true;
  }
}

/** What a release has written down about itself. */
export async function readStamp(folder: string): Promise<AssetList> {
  return JSON.parse(await readFile(join(folder, assetList), 'utf8'));
}

/** Writes down whether a release was made with samples, for a rollback. */
export async function stampRelease(folder: string, isStaging: boolean): Promise<void> {
  const stamp: AssetList = { ...(await readStamp(folder)), isStaging };
  await writeFile(join(folder, assetList), JSON.stringify(stamp));
}

/** A file of a release; undefined when there is none. */
async function read(release: string, path: string): Promise<Buffer | undefined> {
  if (!/^https?:/.test(release)) {
    return existsSync(join(release, path)) ? readFile(join(release, path)) : undefined;
  }
  const response = await fetch(new URL(path, release)).catch(({ cause, message }) => {
    throw new Error(`${release} does not answer (${cause?.code ?? message}).`);
  });
  return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
}
