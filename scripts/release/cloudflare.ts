import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { assetList, writeHeaders } from '../export/host-files';
import { commandFor, wranglerProgram } from '../programs';
import { keepAssets, soonWarning, stampRelease } from './keep-assets';

/** Runs the wrangler that deploy/package-lock.json pins; `npx wrangler` would fetch whichever is newest. */
export type Wrangler = (...words: string[]) => void;

/**
 * Deploys an export to Cloudflare: pages, headers and redirects change there in one step.
 *
 * @param folder the export; the files that readers of the live site still ask for are added to it
 * @param site the live site's address; undefined for its first release
 * @param isStaging whether search engines are told to keep out
 * @returns how many files were added, and `soonWarning`
 * @throws Error with one sentence where the site does not answer, or is another one
 */
export async function deploy(
  folder: string,
  site: string | undefined,
  isStaging: boolean,
  wrangler: Wrangler = pinnedWrangler,
): Promise<{ kept: number; warning?: string }> {
  const { kept, list } = site ? await keepAssets(folder, site) : { kept: [], list: undefined };
  if (site && !list)
    throw new Error(`${site} has no ${assetList}, so it is another site, or none yet: then release to \`cloudflare\`.`);
  await writeHeaders(folder, isStaging);
  await stampRelease(folder, isStaging);
  wrangler('deploy');
  return { kept: kept.length, warning: soonWarning(list) };
}

/** Serves the version before again. Its files are those it was deployed with, so no build is needed. */
export function rollBackCloudflare(wrangler: Wrangler = pinnedWrangler): void {
  wrangler('rollback', '--yes', '--message', 'npm run rollback');
}

function pinnedWrangler(...words: string[]): void {
  if (!existsSync(wranglerProgram)) throw new Error(`wrangler is missing: ${commandFor('Wrangler')}`);
  const args = [wranglerProgram, ...words, '--config', 'deploy/wrangler.jsonc'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`wrangler ${words[0]} failed: it says why above.`);
}
