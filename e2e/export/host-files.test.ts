import { readFileSync } from 'node:fs';
import { exportedPolicies } from '@/scripts/export/policy/exported-policies';
import { headersFile, redirectsFile } from '@/scripts/hosting/cloudflare-files';
import { type HeaderRule, headerRules, headersFor } from '@/scripts/hosting/header-rules';
import { nginxInclude } from '@/scripts/hosting/nginx-include';
import { type Policy, readPolicy } from '@/scripts/hosting/policy';
import { redirects } from '@/scripts/hosting/redirects';
import { exportedPages, ownPolicy } from './read-export';

let rules: readonly HeaderRule[];
beforeAll(async () => {
  rules = headerRules(await exportedPolicies('out'));
});

test('what the build writes for hosts is of the one definition, with the policies of the pages beside it', () => {
  expect(readFileSync('out/_headers', 'utf8')).toBe(headersFile(rules));
  expect(readFileSync('out/_nginx.conf', 'utf8')).toBe(nginxInclude(rules, redirects));
  expect(readFileSync('out/_redirects', 'utf8')).toBe(redirectsFile(redirects));
});

test('keeps to the limits of Cloudflare: 100 rules, 2,000 characters a line, one splat a pattern', () => {
  const lines = headersFile(rules).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(rules.filter(({ pattern }) => pattern.split('*').length > 2)).toEqual([]);
});

describe.each(exportedPages)('$address', (page) => {
  const own = ownPolicy(page);

  // nginx knows a folder's page by its file.
  test.each([
    ['its address', page.address],
    ['its file', page.address.replace(/\/$/, '/index.html')],
  ])('the policy sent with %s allows all that the page’s own does', (_, path) => {
    const sent = sentWith(path);
    const refused = Object.entries(own).flatMap(([directive, sources]) =>
      sources.filter((source) => source !== "'none'" && !sent[directive]?.includes(source)),
    );
    expect(refused).toEqual([]);
  });

  test('the policy sent with it names no other kind of page’s styles, but of the page that says nothing is found', () => {
    const known = new Set(
      [own, ...exportedPages.filter(({ address }) => address === '/404.html').map(ownPolicy)].flatMap(styles),
    );
    expect(styles(sentWith(page.address)).filter((hash) => !known.has(hash))).toEqual([]);
  });
});

const styles = (policy: Policy) => policy['style-src'] ?? [];
const sentWith = (path: string) => readPolicy(headersFor(rules, path)['Content-Security-Policy'] ?? '');
