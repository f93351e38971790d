import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFile, redirectsFile } from '../../lib/hosting/cloudflare-files';
import { exportedPolicy } from '../../lib/hosting/exported-policy';
import { headerRules } from '../../lib/hosting/header-rules';
import { nginxInclude } from '../../lib/hosting/nginx-include';
import { redirects } from '../../lib/hosting/redirects';

/** Where deploy/nginx.conf finds its include; not in the export, which is public. */
export const nginxIncludeFile = 'deploy/generated/nginx-site.conf';

/**
 * Writes what tells hosts about headers and redirects.
 *
 * @param folder the export, its pages with their policies
 */
export async function writeHostFiles(folder: string): Promise<void> {
  const rules = headerRules(await exportedPolicy(folder));
  await mkdir('deploy/generated', { recursive: true });
  await Promise.all([
    writeFile(join(folder, '_headers'), headersFile(rules)),
    writeFile(join(folder, '_redirects'), redirectsFile(redirects)),
    writeFile(nginxIncludeFile, nginxInclude(rules, redirects)),
  ]);
}
