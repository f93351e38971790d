import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeCompressedCopies } from '../export/compress';
import { exportedPages } from '../export/exported-pages';
import { stripRequests } from './strip-requests';
import { stripScripts } from './strip-scripts';

const cache = '.cache/bench';

/** A folder of static files to measure, and what its rows are called. */
export type Contender = { name: string; folder: string };

/** Copies an export without its scripts. */
export const withoutScripts = (folder: string): Promise<string> => rewritten(folder, 'no-script', stripScripts);

/** Copies an export's pages with nothing that they ask for: the floor. */
export const withoutRequests = (folder: string): Promise<string> => rewritten(folder, 'floor', stripRequests);

/** @returns where the copy stands */
async function rewritten(folder: string, name: string, rewrite: (html: string) => string): Promise<string> {
  const copy = await copyOf(folder, name);
  for (const { file: page } of exportedPages(copy)) {
    await writeFile(page, rewrite(await readFile(page, 'utf8')));
    await Promise.all(['.br', '.gz'].map((suffix) => rm(`${page}${suffix}`, { force: true })));
  }
  await writeCompressedCopies(copy);
  return copy;
}

/**
 * Copies somebody else's folder of static files and adds the compressed copies that this site has, so that each is
 * served in the same way.
 *
 * @throws Error when it has no index.html
 */
export async function asContender(folder: string): Promise<Contender> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no ${join(folder, 'index.html')}.`);
  const name = basename(folder);
  const copy = await copyOf(folder, `other-${name}`);
  const notFound = join(copy, '404.html');
  if (!existsSync(notFound)) await writeFile(notFound, 'Not found');
  // As small as they get takes minutes on a large site; one that comes with its own copies keeps them.
  if (!existsSync(join(copy, 'index.html.br'))) await writeCompressedCopies(copy);
  return { name, folder: copy };
}

async function copyOf(folder: string, name: string): Promise<string> {
  const copy = join(cache, name);
  await rm(copy, { recursive: true, force: true });
  await cp(folder, copy, { recursive: true });
  return copy;
}
