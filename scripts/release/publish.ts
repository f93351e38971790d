import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeHeaders } from '../export/host-files';
import { exportedPolicies } from '../export/policy/exported-policies';
import { headerRules } from '../hosting/header-rules';
import { nginxInclude } from '../hosting/nginx-include';
import { uniteSitePolicies } from '../hosting/policy';
import { redirects } from '../hosting/redirects';
import { keepAssets, readStamp, soonWarning, stampRelease } from './keep-assets';
import { reloadNginx } from './reload-nginx';
import { withLock } from './with-lock';

/** The release that is served now, and a warning for who made it, if there is cause. */
export type Published = { release: string; warning?: string };

/**
 * Puts an export where nginx serves it. The new release is complete, and a running nginx sends the headers that its pages
 * need, before the link `current` turns to it in one step: no visitor gets half of either. The served one stays for
 * `rollBack`; older ones are removed.
 *
 * @param base the site's place on the host, `/srv/site` in deploy/nginx.conf; its nginx.conf is written for it
 * @param isStaging whether search engines are told to keep out
 * @throws Error with one sentence where the release cannot be completed, another one is under way, a running nginx does
 *   not take its headers, or its nginx.conf has edits that would be lost; what is served, and what nginx would start with,
 *   stay as they were
 */
export function publish(folder: string, base: string, isStaging = false): Promise<Published> {
  return withLock(base, async () => {
    await refuseEdited(join(base, 'nginx.conf'));
    const releases = join(base, 'releases');
    await mkdir(releases, { recursive: true });
    await mkdir(join(base, 'tmp'), { recursive: true });
    const [numbers, served] = [await releaseNumbers(base), await servedNumber(base)];
    const release = join(releases, String((numbers.at(-1) ?? 0) + 1));
    try {
      await cp(folder, release, { recursive: true });
      await writeHeaders(release, isStaging);
      await stampRelease(release, isStaging);
      const { list } = await keepAssets(release, join(base, 'current'));
      const settings = nginxSettings(await readFile('deploy/nginx.conf', 'utf8'), base);
      await turn(base, release, `${settings}# ${fingerprint(settings)}\n`);
      for (const old of numbers) if (old !== served) await rm(join(releases, String(old)), { recursive: true });
      return { release, warning: soonWarning(list) };
    } catch (error) {
      await rm(release, { recursive: true, force: true });
      throw error;
    }
  });
}

/**
 * Serves the release before again, as it was; no build is needed. It gets the hashed files of the one that readers have
 * open now, and nginx sends headers that suit both.
 *
 * @throws Error with one sentence where there is none before, or as `publish` does
 */
export function rollBack(base: string): Promise<Published> {
  return withLock(base, async () => {
    const served = await servedNumber(base);
    const before = (await releaseNumbers(base)).filter((number) => number < (served ?? 0)).at(-1);
    if (before === undefined) throw new Error(`There is no release before ${served ?? 'the first'} in ${base}.`);
    const release = join(base, 'releases', String(before));
    await keepAssets(release, join(base, 'current'));
    await turn(base, release);
    return { release };
  });
}

/** @param written the settings, where they are to be written anew */
async function turn(base: string, release: string, written?: string): Promise<void> {
  const [current, settings, own] = [join(base, 'current'), join(base, 'nginx.conf'), join(base, 'local-server.conf')];
  const before = existsSync(settings) ? await readFile(settings, 'utf8') : undefined;
  if (!existsSync(own)) await writeFile(own, ownSettings);
  if (written) await writeFile(settings, written);
  if (existsSync(current)) {
    const putBack = await shareHeaders(release, current);
    try {
      // Whether or not the files changed: only nginx knows what it runs.
      await reloadNginx(base);
    } catch (error) {
      await putBack();
      if (before !== undefined) await writeFile(settings, before);
      throw error;
    }
  }
  await rm(join(base, 'next'), { force: true });
  await symlink(join('releases', basename(release)), join(base, 'next'));
  await rename(join(base, 'next'), current);
}

const ownSettings = `# Yours: where nginx listens, and whatever else is this machine's alone. Releases leave it as it is.
listen 8080;
`;

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Settings end with their fingerprint, so that an edit is noticed before it is written over. */
async function refuseEdited(file: string): Promise<void> {
  const text = existsSync(file) ? await readFile(file, 'utf8') : undefined;
  const [, settings = '', seal] = /^([\s\S]*)# ([0-9a-f]{12})\n$/.exec(text ?? '') ?? [];
  if (text === undefined || (seal && fingerprint(settings) === seal)) return;
  throw new Error(
    `${file} was edited by hand, and a release writes it anew: move your lines into local-server.conf or local-http.conf beside it, which are included, then delete ${file} and release again.`,
  );
}

/**
 * Gives two releases one set of headers. nginx keeps headers in memory and reads pages from the disk: were the policy
 * that of one release alone, the other's inline scripts would be refused between the turn of `current` and the reload.
 * Each page still narrows the policy by its own meta element.
 *
 * @param folder the release to come
 * @param previous the one that is being served
 * @returns puts the served release's own headers back, for when nginx refuses
 */
async function shareHeaders(folder: string, previous: string): Promise<() => Promise<void>> {
  const policies = uniteSitePolicies(await exportedPolicies(previous), await exportedPolicies(folder));
  const { isStaging } = await readStamp(folder);
  const text = nginxInclude(headerRules(policies, { isStaging }), redirects);
  const served = await readFile(join(previous, '_nginx.conf'), 'utf8');
  for (const release of [folder, previous]) await writeFile(join(release, '_nginx.conf'), text);
  return () => writeFile(join(previous, '_nginx.conf'), served);
}

/**
 * deploy/nginx.conf for a site's place: every path in it stands in quotation marks, so spaces are welcome. A `$` is part of
 * a name, but for `root`, which reads variables: there it comes from one ($site_dollar).
 *
 * @param text the settings, as they are in the repository
 * @param base the place, without `*`, `?`, `[` and control characters (target.ts)
 */
export function nginxSettings(text: string, base: string): string {
  const name = base.replace(/["\\]/g, '\\$&');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: nginx's own variable
  const rooted = name.replaceAll('$', () => '${site_dollar}');
  return text.replaceAll('root "/srv/site', () => `root "${rooted}`).replaceAll('"/srv/site', () => `"${name}`);
}

async function releaseNumbers(base: string): Promise<number[]> {
  return (await readdir(join(base, 'releases')).catch(() => [])).map(Number).sort((a, b) => a - b);
}

async function servedNumber(base: string): Promise<number | undefined> {
  const link = await readlink(join(base, 'current')).catch(() => undefined);
  return link === undefined ? undefined : Number(basename(link));
}
