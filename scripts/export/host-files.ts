import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFile, redirectsFile } from '../hosting/cloudflare-files';
import { headerRules } from '../hosting/header-rules';
import { nginxInclude } from '../hosting/nginx-include';
import { redirects } from '../hosting/redirects';
import { checkedSources } from '../release/built-from';
import { exportedFiles } from './exported-pages';
import { exportedPolicies } from './policy/exported-policies';

/** Where a build lists the hashed files that are its own; the next release reads it from there. */
export const assetList = '/_assets.json';

/**
 * Its content: paths of the site, and what they were built from (scripts/release/built-from.ts); once it was released, when
 * (ISO 8601), and whether with samples.
 */
export type AssetList = { files: readonly string[]; builtFrom?: string; released?: string; isStaging?: boolean };

/** Files whose names change with their content: a page that is open goes on asking for those it came with. */
export const hashedPath = /^\/(_next\/static|_pictures|forms\/embed|tenth-lining\/number\/engine)\//;

/** What Cloudflare is not to publish: it compresses by itself, and has no use for nginx's file. */
const assetsIgnore = '*.br\n*.gz\n_nginx.conf\n';

/**
 * Writes what tells hosts about headers and redirects into the export, so that one folder is all that is deployed.
 *
 * @param folder the export, its pages with their policies
 */
export async function writeHostFiles(folder: string): Promise<void> {
  const list: AssetList = { files: hashedFiles(folder), builtFrom: checkedSources() };
  await Promise.all([
    writeHeaders(folder),
    writeFile(join(folder, '_redirects'), redirectsFile(redirects)),
    writeFile(join(folder, '.assetsignore'), assetsIgnore),
    writeFile(join(folder, assetList), JSON.stringify(list)),
  ]);
}

/** Writes what hosts send, `isStaging` as in headerRules. */
export async function writeHeaders(folder: string, isStaging = false): Promise<void> {
  const rules = headerRules(await exportedPolicies(folder), { isStaging });
  await writeFile(join(folder, '_headers'), headersFile(rules));
  await writeFile(join(folder, '_nginx.conf'), nginxInclude(rules, redirects));
}

/** Such files as paths of the site, without their compressed copies. */
function hashedFiles(folder: string): string[] {
  return exportedFiles(folder)
    .map((path) => `/${path}`)
    .filter((path) => hashedPath.test(path) && !/\.(br|gz)$/.test(path));
}
