import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirects } from '../../content/redirects';
import { internalPath } from '../../lib/internal-path';
import { exportedFiles } from './exported-pages';

/** Where a build lists its hashed files; the next release reads it from the live site (scripts/keep-assets.ts). */
export const assetList = '/_assets.json';

/** Files whose names change with their content: a page that is open goes on asking for those it came with. */
const hashedPath = /^\/(_next\/static|_pictures|forms\/embed|tenth-lining\/number\/engine)\//;

/**
 * Writes what a release needs beside the pages: `_redirects`, each moved address with and without its trailing slash, and
 * the list of hashed files, as paths of the site.
 *
 * @param folder the export
 * @see https://developers.cloudflare.com/workers/static-assets/redirects/
 */
export async function writeHostFiles(folder: string): Promise<void> {
  const lines = redirects.flatMap(({ from, to }) => {
    const moved = from.replace(/(.)\/$/, '$1');
    return [`${moved} ${internalPath(to)} 301\n`, `${moved}/ ${internalPath(to)} 301\n`];
  });
  const files = exportedFiles(folder).map((path) => `/${path}`);
  await writeFile(join(folder, '_redirects'), lines.join(''));
  await writeFile(join(folder, assetList), JSON.stringify(files.filter((path) => hashedPath.test(path))));
}
