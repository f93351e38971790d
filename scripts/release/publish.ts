import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepAssets } from './keep-assets';
import { shareHeaders } from './share-headers';
import { tellNginx } from './tell-nginx';

/**
 * Puts an export where nginx serves it. The new release is complete, and a running nginx sends the headers that its pages
 * need, before the link `current` turns to it in one step: no visitor gets half of either. The last but one is removed.
 *
 * @param folder the export
 * @param base the site's place on the host, `/srv/site` in deploy/nginx.conf; its nginx.conf is written for it
 * @returns the new release's folder
 * @throws Error where the release cannot be completed, or a running nginx does not take its headers; `current` stays then
 */
export async function publish(folder: string, base: string): Promise<string> {
  const releases = join(base, 'releases');
  await mkdir(releases, { recursive: true });
  await mkdir(join(base, 'tmp'), { recursive: true });
  const numbers = (await readdir(releases)).map(Number).sort((a, b) => a - b);
  const number = (numbers.at(-1) ?? 0) + 1;

  const release = join(releases, String(number));
  try {
    await cp(folder, release, { recursive: true });
    await prepare(release, base);
  } catch (error) {
    await rm(release, { recursive: true, force: true });
    throw error;
  }

  await rm(join(base, 'next'), { force: true });
  await symlink(join('releases', String(number)), join(base, 'next'));
  await rename(join(base, 'next'), join(base, 'current'));
  for (const old of numbers.slice(0, -1)) await rm(join(releases, String(old)), { recursive: true });
  return release;
}

async function prepare(release: string, base: string): Promise<void> {
  const current = join(base, 'current');
  const settings = await readFile('deploy/nginx.conf', 'utf8');
  await writeFile(join(base, 'nginx.conf'), settings.replaceAll('/srv/site', base));
  if (!existsSync(current)) return;
  await keepAssets(release, current);
  if (await shareHeaders(release, current)) await tellNginx(base);
}
