import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFile, redirectsFile } from '../../lib/hosting/cloudflare-files';
import { exportedPolicy } from '../../lib/hosting/exported-policy';
import { headerRules } from '../../lib/hosting/header-rules';
import { nginxInclude } from '../../lib/hosting/nginx-include';
import { redirects } from '../../lib/hosting/redirects';

/** What Cloudflare is not to publish: it compresses by itself, and has no use for nginx's file. */
const assetsIgnore = '*.br\n*.gz\n_nginx.conf\n';

/**
 * Writes what tells hosts about headers and redirects into the export, so that one folder is all that is deployed.
 *
 * @param folder the export, its pages with their policies
 */
export async function writeHostFiles(folder: string): Promise<void> {
  const rules = headerRules(await exportedPolicy(folder));
  await Promise.all([
    writeFile(join(folder, '_headers'), headersFile(rules)),
    writeFile(join(folder, '_redirects'), redirectsFile(redirects)),
    writeFile(join(folder, '_nginx.conf'), nginxInclude(rules, redirects)),
    writeFile(join(folder, '.assetsignore'), assetsIgnore),
  ]);
}
