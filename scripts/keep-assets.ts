/**
 * Part of `npm run release`: copies the hashed files of the release that is live into `out/`. A page asks for its scripts
 * at the reader's first touch, so one that was open before the release asks for files of the release before it. They are
 * kept for one release, since each release lists only its own.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { site } from '../content/site';
import { assetList } from './export/host-files';
import { fail } from './fail';

/**
 * @param folder the new release
 * @param live the address of the site as it is now
 * @returns the paths that were copied
 * @throws Error where the site does not answer, has no list of its files, or lacks one that it lists
 */
export async function keepAssets(folder: string, live: string): Promise<string[]> {
  const paths: unknown[] = await (await read(assetList)).json();
  const missing = paths.filter(
    (path): path is string =>
      typeof path === 'string' && /^\/[\w/.~-]+$/.test(path) && !path.includes('..') && !existsSync(join(folder, path)),
  );
  for (const path of missing) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), Buffer.from(await (await read(path)).arrayBuffer()));
  }
  return missing;

  async function read(path: string): Promise<Response> {
    const answer = await fetch(new URL(path, live)).catch(() => undefined);
    if (!answer?.ok) throw new Error(`${live} does not give ${path} (${answer?.status ?? 'no answer'}).`);
    return answer;
  }
}

if (process.argv[1]?.endsWith('keep-assets.ts')) {
  keepAssets('out', site.url).then(
    (kept) => process.stdout.write(`${kept.length} files of the live release are kept beside those of this one.\n`),
    ({ message }) => fail(`${message} For the very first release: npm --prefix deploy run deploy`),
  );
}
