import { headersFile, redirectsFile } from './cloudflare-files';
import { type HeaderRule, headerRules } from './header-rules';
import { nginxInclude } from './nginx-include';
import { movedTo } from './redirects';

const rules = headerRules({ all: { 'default-src': ["'none'"] }, kinds: new Map() });

test('security headers go with every status, and caching only with what was found', () => {
  const text = nginxInclude(rules, []);
  const sometimes = [...text.matchAll(/^add_header ([\w-]+) .*[^s];$/gm)].map(([, name]) => name);
  expect(sometimes).toEqual(['Cache-Control']);
});

// What the hosts make of it, address by address, e2e/hosts asks nginx and Cloudflare themselves.
const two: readonly HeaderRule[] = [
  { pattern: '/*', headers: { A: '1', B: 'b="c"', 'Cache-Control': 'short' } },
  { pattern: '/b/*.d', headers: { A: '2' } },
];

test('Cloudflare, which joins the headers of all rules that match, takes one back before a later rule gives it', () => {
  expect(headersFile(two)).toBe('/*\n  A: 1\n  B: b="c"\n  Cache-Control: short\n\n/b/*.d\n  ! A\n  A: 2\n');
});

test('nginx, in whose maps the first expression that matches wins, is given the last rule first', () => {
  const text = nginxInclude(two, []);
  expect(text).toContain(
    'map $uri $site_a {\n  default "";\n  "~^/b/[\\s\\S]*\\.d$" "2";\n  "~^/[\\s\\S]*$" "1";\n}\n',
  );
  expect(text).toContain(
    'add_header A $site_a always;\nadd_header B "b=\\"c\\"" always;\nadd_header Cache-Control "short";',
  );
});

test('moved addresses lead on, with and without their slash', () => {
  const moved = [{ from: '/old', to: '/legal/' }];
  expect(redirectsFile(moved)).toBe('/old /legal/ 301\n/old/ /legal/ 301\n');
  expect(nginxInclude(rules, moved)).toContain('  "/old" "/legal/";\n  "/old/" "/legal/";\n');
  const led = ['/old', '/old/', '/older', '/'].map((path) => movedTo(path, moved));
  expect(led).toEqual(['/legal/', '/legal/', undefined, undefined]);
});

test('R12.4: nginx’s table has room for the longest address that has moved', () => {
  const room = (length: number) => {
    const moved = [{ from: `/${'a'.repeat(length - 1)}`, to: '/' }];
    return Number(/map_hash_bucket_size (\d+);/.exec(nginxInclude(rules, moved))?.[1]);
  };
  for (const length of [5, 46, 100, 130, 400]) expect(room(length)).toBeGreaterThan(length + 1 + 16);
  expect(room(5)).toBe(128);
});
