import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportedPolicies } from '../export/policy/exported-policies';
import { headerRules } from '../hosting/header-rules';
import { nginxInclude } from '../hosting/nginx-include';
import { uniteSitePolicies } from '../hosting/policy';
import { redirects } from '../hosting/redirects';

/**
 * Gives two releases one set of headers. nginx keeps headers in memory and reads pages from the disk: were the policy
 * that of one release alone, the other's inline scripts would be refused between the turn of `current` and the reload.
 * Each page still narrows the policy by its own meta element.
 *
 * @param folder the release to come
 * @param previous the one that is being served
 * @returns puts the served release's own headers back, for when nginx refuses
 */
export async function shareHeaders(folder: string, previous: string): Promise<() => Promise<void>> {
  const policies = uniteSitePolicies(await exportedPolicies(previous), await exportedPolicies(folder));
  const text = nginxInclude(headerRules(policies), redirects);
  const served = await readFile(join(previous, '_nginx.conf'), 'utf8');
  for (const release of [folder, previous]) await writeFile(join(release, '_nginx.conf'), text);
  return () => writeFile(join(previous, '_nginx.conf'), served);
}
