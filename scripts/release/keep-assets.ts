import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type AssetList, assetList, hashedPath } from '../export/host-files';

/** How long a page may be kept (scripts/hosting/header-rules.ts), in milliseconds. */
const pageLife = 5 * 60_000;

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

/** Writes down when a release was made, for the next one's warning, and whether with samples, for a rollback. */
export async function stampRelease(folder: string, isStaging: boolean): Promise<void> {
  const stamp: AssetList = { ...(await readStamp(folder)), released: new Date().toISOString(), isStaging };
  await writeFile(join(folder, assetList), JSON.stringify(stamp));
}

/** One sentence where a release follows another so soon that pages of the one before may still be open without files. */
export function soonWarning(list: AssetList | undefined): string | undefined {
  const age = Date.now() - Date.parse(list?.released ?? '');
  if (!(age >= 0 && age < pageLife)) return undefined;
  return `The last release is ${Math.round(age / 1000)} s old: readers of the one before it, whose pages may be kept for five minutes, may have to reload.`;
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
