import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';

/** Where a release goes: a place that nginx serves, or Cloudflare, with the live site's address once there is one. */
export type Target = { host: 'nginx'; base: string } | { host: 'Cloudflare'; site?: string };

const known = 'Give a folder that is there (/srv/site), the live site’s address (https://…), or `cloudflare`.';

/**
 * What the word on the command line means. A word that is nearly right must not make a site where nobody looks.
 *
 * @throws Error with one sentence where it means nothing known
 */
export function readTarget(word: string | undefined): Target {
  if (word === undefined) throw new Error(`Where to? ${known}`);
  if (word === 'cloudflare') return { host: 'Cloudflare' };
  if (/^https?:\/\//.test(word) && URL.canParse(word)) return { host: 'Cloudflare', site: new URL(word).origin };
  if (!isAbsolute(word)) throw new Error(`“${word}” is neither an address nor a folder from the root. ${known}`);
  const base = resolve(word);
  if (!existsSync(base)) throw new Error(`There is no folder ${base}. For a first release: mkdir '${base}'`);
  // nginx takes these for a pattern wherever it includes a file, and a line's end for its own.
  if (/[*?[\p{Cc}]/u.test(base)) throw new Error(`${base} has a character that nginx takes for a pattern: rename it.`);
  if (
    !existsSync(join(base, 'releases')) &&
    readdirSync(base).some((name) => !/^(application|local).*\.conf$/.test(name))
  )
    throw new Error(`${base} holds something else than releases of this site: give an empty folder.`);
  return { host: 'nginx', base };
}
