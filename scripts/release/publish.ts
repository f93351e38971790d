import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepAssets } from './keep-assets';

/**
 * Puts an export where nginx serves it. The new release is complete before the link `current` turns to it in one step,
 * so no visitor gets half of either; the last but one is removed.
 *
 * @param folder the export
 * @param base the site's place on the host, `/srv/site` in deploy/nginx.conf; its nginx.conf is written for it
 * @returns the new release's folder
 */
export async function publish(folder: string, base: string): Promise<string> {
  const releases = join(base, 'releases');
  await mkdir(releases, { recursive: true });
  await mkdir(join(base, 'tmp'), { recursive: true });
  const numbers = (await readdir(releases)).map(Number).sort((a, b) => a - b);
  const number = (numbers.at(-1) ?? 0) + 1;

  const release = join(releases, String(number));
  await cp(folder, release, { recursive: true });
  await keepAssets(release, join(base, 'current'));
  const settings = await readFile('deploy/nginx.conf', 'utf8');
  await writeFile(join(base, 'nginx.conf'), settings.replaceAll('/srv/site', base));

  await rm(join(base, 'next'), { force: true });
  await symlink(join('releases', String(number)), join(base, 'next'));
  await rename(join(base, 'next'), join(base, 'current'));
  for (const old of numbers.slice(0, -1)) await rm(join(releases, String(old)), { recursive: true });
  return release;
}
