import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { writeCompressedCopies } from '../export/compress';
import { exportedPages } from '../export/exported-pages';
import { assetList } from '../export/host-files';
import { stripRequests } from './strip-requests';

const cache = '.cache/bench';

/**
 * A folder of static files to measure, and what its rows are called. A peer is another site, whose home page the site is
 * held against; an export of this site, such as the one of the commit before, is none.
 */
export type Contender = { name: string; folder: string; isPeer?: boolean };

/** The site's own row, and that of its pages with nothing but their words and rules: no files, no scripts. */
export const site = 'site';
export const floor = 'floor';

/** Copies an export's pages without anything that they ask for. */
export async function floorOf(folder: string): Promise<Contender> {
  const copy = await copyOf(folder, floor);
  for (const { file: page } of exportedPages(copy)) {
    await writeFile(page, stripRequests(await readFile(page, 'utf8')));
    await Promise.all(['.br', '.gz'].map((suffix) => rm(`${page}${suffix}`, { force: true })));
  }
  await writeCompressedCopies(copy);
  return { name: floor, folder: copy };
}

/**
 * Copies a folder of static files and adds the compressed copies that this site has, so that each is served in the same
 * way. It is called by its name, or where that is `out`, by that of the folder around it.
 *
 * @throws Error when it has no index.html
 */
export async function asContender(folder: string): Promise<Contender> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no ${join(folder, 'index.html')}.`);
  const name = basename(resolve(folder).replace(/[/\\]out$/, ''));
  const copy = await copyOf(folder, `other-${name}`);
  const notFound = join(copy, '404.html');
  if (!existsSync(notFound)) await writeFile(notFound, 'Not found');
  // As small as they get takes minutes on a large site; one that comes with its own copies keeps them.
  if (!existsSync(join(copy, 'index.html.br'))) await writeCompressedCopies(copy);
  return { name, folder: copy, isPeer: !existsSync(join(folder, assetList)) };
}

async function copyOf(folder: string, name: string): Promise<string> {
  const copy = join(cache, name);
  await rm(copy, { recursive: true, force: true });
  await cp(folder, copy, { recursive: true });
  return copy;
}
