import { headerRules, headersFor } from './header-rules';

const all = { 'default-src': ["'none'"], 'script-src': ["'self'"] };
const kind = (name: string) => ({ 'style-src': [name] });
// In no order: those that leave less open come later.
const kinds = new Map([
  ['/', kind('home')],
  ['/index.html', kind('home')],
  ['/library/', kind('list')],
  ['/library/old/*', kind('old')],
  ['/library/*', kind('one')],
]);
const policies = { all, kinds };
const rules = headerRules(policies);

test.each([
  ['Content-Security-Policy', "default-src 'none'; script-src 'self'; frame-ancestors 'self'"],
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
])('a page comes with %s', (name, value) => {
  expect(headersFor(rules, '/legal/')[name]).toBe(value);
});

test.each([
  ['/', 'home'],
  ['/index.html', 'home'],
  ['/library/', 'list'],
  ['/library/a/', 'one'],
  ['/library/a/index.html', 'one'],
  ['/library/old/a/', 'old'],
])('%s comes with the policy of its kind of page alone: %s', (path, name) => {
  expect(headersFor(rules, path)).toMatchObject({
    'Content-Security-Policy': `style-src ${name}; frame-ancestors 'self'`,
    'X-Content-Type-Options': 'nosniff',
  });
});

test.each(['/%6cibrary/a/', '//library/a/', '/index.html/', '/library', '/no/such/page/'])(
  '%s, which no kind answers to, comes with the policy of all pages',
  (path) => {
    expect(headersFor(rules, path)['Content-Security-Policy']).toMatch(/^default-src 'none'; script-src 'self'; /);
  },
);

const forEver = 'public, max-age=31536000, immutable';
const short = 'public, max-age=300, must-revalidate';

test.each([
  ['/', short],
  ['/legal/', short],
  ['/web/Attachments/a.pdf', short],
  ['/_next/static/chunks/a.js', forEver],
  ['/_pictures/a.1f2e3d4c-320.avif', forEver],
  ['/forms/embed/0123456789/embed.js', forEver],
  ['/forms/preview/', short],
  ['/en/_next/static/a.js', short],
  ['/_next/static/\r\na.js', forEver],
])('%s may be kept: %s', (path, expected) => {
  expect(headersFor(rules, path)['Cache-Control']).toBe(expected);
});

test.each([
  ['/web/Attachments/a.pdf', 'noindex'],
  ['/web/Attachments/2024/a.pdf', 'noindex'],
  ['/web/Attachments/apdf', undefined],
  ['/web/Attachments/covers/a.png', undefined],
  ['/legal/', undefined],
])('%s is for search engines unless it says %s', (path, expected) => {
  expect(headersFor(rules, path)['X-Robots-Tag']).toBe(expected);
});

test('a logo comes with the shortest policy, and may be replaced under its name', () => {
  expect(headersFor(rules, '/logos/firm.svg')).toMatchObject({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'self'",
    'Cache-Control': short,
  });
});

test('a document keeps the policy of browsers’ viewers, and may be framed by this site alone', () => {
  expect(headersFor(rules, '/web/Attachments/a.pdf')['Content-Security-Policy']).toBe("frame-ancestors 'self'");
});

test('tells browsers where to report what they refused, if the owner has set an address', () => {
  const headers = headersFor(headerRules(policies, { reports: 'https://reports.example/csp' }), '/legal/');
  expect(headers['Reporting-Endpoints']).toBe('violations="https://reports.example/csp"');
  expect(headers['Content-Security-Policy']).toMatch(
    /; report-uri https:\/\/reports\.example\/csp; report-to violations$/,
  );
  expect(headersFor(headerRules(policies), '/')['Reporting-Endpoints']).toBeUndefined();
});
