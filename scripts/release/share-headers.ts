import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportedPolicy } from '../../lib/hosting/exported-policy';
import { headerRules } from '../../lib/hosting/header-rules';
import { nginxInclude } from '../../lib/hosting/nginx-include';
import { unitePolicies } from '../../lib/hosting/policy';
import { redirects } from '../../lib/hosting/redirects';

/**
 * Gives two releases one set of headers. nginx keeps headers in memory and reads pages from the disk: were the policy
 * that of one release alone, the other's inline scripts would be refused between the turn of `current` and the reload.
 * Each page still narrows the policy by its own meta element.
 *
 * @param folder the new release
 * @param previous the one that is being served
 * @returns whether nginx has to be told before the new release is served
 */
export async function shareHeaders(folder: string, previous: string): Promise<boolean> {
  const policies = [await exportedPolicy(previous), await exportedPolicy(folder)];
  const text = nginxInclude(headerRules(unitePolicies(policies)), redirects);
  const served = await readFile(join(previous, '_nginx.conf'), 'utf8');
  for (const release of [folder, previous]) await writeFile(join(release, '_nginx.conf'), text);
  return text !== served;
}
