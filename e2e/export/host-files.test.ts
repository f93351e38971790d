import { readFileSync } from 'node:fs';
import { headersFile, redirectsFile } from '@/scripts/hosting/cloudflare-files';
import { exportedPolicy } from '@/scripts/hosting/exported-policy';
import { headerRules } from '@/scripts/hosting/header-rules';
import { nginxInclude } from '@/scripts/hosting/nginx-include';
import { redirects } from '@/scripts/hosting/redirects';

test('what the build writes for hosts is of the one definition, with the policy of the pages beside it', async () => {
  const rules = headerRules(await exportedPolicy('out'));
  expect(readFileSync('out/_headers', 'utf8')).toBe(headersFile(rules));
  expect(readFileSync('out/_nginx.conf', 'utf8')).toBe(nginxInclude(rules, redirects));
  expect(readFileSync('out/_redirects', 'utf8')).toBe(redirectsFile(redirects));
});
