import { headersFile, redirectsFile } from './cloudflare-files';
import { type HeaderRule, headerRules, headersFor } from './header-rules';
import { nginxInclude } from './nginx-include';

const policies = {
  all: { 'default-src': ["'none'"], 'script-src': ["'self'", "'sha256-a+b/c='"] },
  kinds: new Map([
    ['/legal/', { 'style-src': ["'sha256-d+e/f='"] }],
    ['/library/*', { 'style-src': ["'sha256-g+h/i='"] }],
  ]),
};
const rules = headerRules(policies);
const paths = [
  '/',
  '/legal/',
  '/library/a/',
  '/404.html',
  '/web/Attachments/a.pdf',
  '/web/Attachments/covers/a.png',
  '/_next/static/chunks/a.js',
  '/_pictures/a.webp',
  '/forms/embed/1/embed.js',
];

/** `_headers` read by the rules of Cloudflare's documentation: all that match, `! Name` takes back, twice is joined. */
function readHeadersFile(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const block of text.trim().split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n');
    const [start = '', end] = pattern.split('*');
    if (end === undefined ? path !== start : !(path.startsWith(start) && path.endsWith(end))) continue;
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}(?:! )?([\w-]+)(?:: (.*))?$/.exec(line) ?? [];
      if (line.startsWith('  ! ')) delete headers[name];
      else headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
    }
  }
  return headers;
}

/** The include read by the rules of nginx's documentation: in a map the first expression that matches; '' is not sent. */
function readNginxInclude(text: string, path: string): Record<string, string> {
  const maps = Object.fromEntries(
    [...text.matchAll(/^map \$uri (\$\w+) \{\n([\s\S]*?)\n\}/gm)].map(([, variable, body = '']) => {
      const entries = [...body.matchAll(/^ {2}"~(.*)" "(.*)";$/gm)];
      return [variable, entries.find(([, source = '']) => new RegExp(source).test(path))?.[2] ?? ''];
    }),
  );
  const lines = [
    ...text.replace(/^.*\$site_not_kept.*$/gm, '').matchAll(/^add_header ([\w-]+) (?:"(.*)"|(\$\w+))( always)?;$/gm),
  ];
  return Object.fromEntries(
    lines.map(([, name, fixed, variable = '']) => [name, fixed ?? maps[variable]]).filter(([, value]) => value !== ''),
  );
}

test('the address for reports comes through both formats', () => {
  const reporting = headerRules(policies, { reports: 'https://reports.example/csp' });
  const expected = headersFor(reporting, '/legal/');
  expect(readHeadersFile(headersFile(reporting), '/legal/')).toEqual(expected);
  expect(readNginxInclude(nginxInclude(reporting, []), '/legal/')['Content-Security-Policy']).toBe(
    expected['Content-Security-Policy'],
  );
  expect(nginxInclude(reporting, [])).toContain('"violations=\\"https://reports.example/csp\\""');
});

test.each(paths)('Cloudflare and nginx send with %s what the definition says, and no more', (path) => {
  const expected = headersFor(rules, path);
  expect(readHeadersFile(headersFile(rules), path)).toEqual(expected);
  expect(readNginxInclude(nginxInclude(rules, []), path)).toEqual(expected);
});

test('security headers go with every status, and caching only with what was found', () => {
  const text = nginxInclude(rules, []);
  const sometimes = [...text.matchAll(/^add_header ([\w-]+) .*[^s];$/gm)].map(([, name]) => name);
  expect(sometimes).toEqual(['Cache-Control']);
});

test('a header that a later rule replaces is taken back first', () => {
  const two: HeaderRule[] = [
    { pattern: '/*', headers: { A: '1' } },
    { pattern: '/b/*', headers: { A: '2' } },
  ];
  expect(headersFile(two)).toBe('/*\n  A: 1\n\n/b/*\n  ! A\n  A: 2\n');
});

test('moved addresses lead on, with and without their slash', () => {
  const moved = [{ from: '/old', to: '/legal/' }];
  expect(redirectsFile(moved)).toBe('/old /legal/ 301\n/old/ /legal/ 301\n');
  expect(nginxInclude(rules, moved)).toContain('  "/old" "/legal/";\n  "/old/" "/legal/";\n');
});

test('R12.4: nginx’s table has room for the longest address that has moved', () => {
  const room = (length: number) => {
    const moved = [{ from: `/${'a'.repeat(length - 1)}`, to: '/' }];
    return Number(/map_hash_bucket_size (\d+);/.exec(nginxInclude(rules, moved))?.[1]);
  };
  for (const length of [5, 46, 100, 130, 400]) expect(room(length)).toBeGreaterThan(length + 1 + 16);
  expect(room(5)).toBe(128);
});
