import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirects } from '../../content/redirects';
import { site } from '../../content/site';
import type { SiteContent } from '../../content/types';
import { isoDate } from '../../lib/format-date';
import { withTrailingSlash } from '../../lib/with-trailing-slash';
import { absoluteUrl } from '../../site/absolute-url';
import { exportedFiles } from './exported-pages';

// An owner may leave it out.
const { security }: SiteContent = site;

/** Where a build lists its hashed files; the next release reads it from the live site (scripts/keep-assets.ts). */
export const assetListPath = '/_assets.json';

/** Paths of files whose names change with their content: an open page still asks for those of its release. */
export const hashedFilePath =
  /^\/(_next\/static|_pictures|forms\/embed|tenth-lining\/number\/engine)(\/[\w~-][\w.~-]*)+\.(js|css|json|wasm|woff2|avif|webp|jpe?g|png|svg|ico)$/;

/**
 * Writes what a release needs beside the pages: each moved address with and without its trailing slash, in `_redirects` and
 * for nginx; the list of hashed files, as paths of the site; and `security.txt`.
 *
 * @see https://developers.cloudflare.com/workers/static-assets/redirects/
 */
export async function writeHostFiles(folder: string, moved: typeof redirects = redirects): Promise<void> {
  const rules = moved.flatMap(({ from, to }) => {
    const path = decodeURIComponent(from.replace(/(.)\/$/, '$1'));
    return [path, `${path}/`].map((each) => ({ from: each, to: redirectTarget(to) }));
  });
  const files = exportedFiles(folder).map((path) => `/${path}`);
  await writeFile(join(folder, '_redirects'), rules.map(({ from, to }) => `${encodePath(from)} ${to} 301\n`).join(''));
  await writeFile(join(folder, '_nginx.conf'), rules.map(nginxRule).join(''));
  await writeFile(join(folder, assetListPath), JSON.stringify(files.filter((path) => hashedFilePath.test(path))));
  if (!security) return;
  await mkdir(join(folder, '.well-known'), { recursive: true });
  await writeFile(join(folder, '.well-known/security.txt'), securityText(security));
}

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** The target of a redirect as an address; `$` is encoded, since nginx would replace it by a variable. */
function redirectTarget(to: string): string {
  const { origin, href } = new URL(to.replaceAll('$', '%24'), site.url);
  return origin === site.url ? withTrailingSlash(href.slice(origin.length)) : href;
}

function nginxRule({ from, to }: { from: string; to: string }): string {
  const [, place = '', hash = ''] = /^([^#]*)(.*)$/.exec(to) ?? [];
  const text = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;
  const query = place.includes('?') ? '' : '$is_args$args';
  return `location = ${text(from)} { return 301 ${text(`${place}${query}${hash}`)}; }\n`;
}

/** RFC 9116. */
const securityText = ({ contact, expires }: NonNullable<typeof security>) => `Contact: ${new URL(contact, site.url)}
Expires: ${isoDate(expires)}T00:00:00Z
Preferred-Languages: ${site.lang}
Canonical: ${absoluteUrl('/.well-known/security.txt')}
`;
