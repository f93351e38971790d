import { headerRules, headersFor } from './header-rules';

const rules = headerRules({ 'default-src': ["'none'"], 'script-src': ["'self'"] });

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

test('a document keeps the policy of browsers’ viewers, and may be framed by this site alone', () => {
  expect(headersFor(rules, '/web/Attachments/a.pdf')['Content-Security-Policy']).toBe("frame-ancestors 'self'");
});

test('tells browsers where to report what they refused, if the owner has set an address', () => {
  const headers = headersFor(headerRules({ 'default-src': ["'none'"] }, 'https://reports.example/csp'), '/legal/');
  expect(headers['Reporting-Endpoints']).toBe('violations="https://reports.example/csp"');
  expect(headers['Content-Security-Policy']).toMatch(
    /; report-uri https:\/\/reports\.example\/csp; report-to violations$/,
  );
  expect(headersFor(headerRules({ 'default-src': ["'none'"] }, undefined), '/')['Reporting-Endpoints']).toBeUndefined();
});

test.each(['reports.example', 'http://reports.example', 'https://a b', 'https://a;script-src *'])(
  'an address that is none stops the build: %s',
  (address) => {
    expect(() => headerRules({}, address)).toThrow(`content/violation-reports.ts: ${address} is no address`);
  },
);
