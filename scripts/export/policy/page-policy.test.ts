import { pageHtml, parsePage } from '../parse-page';
import { addPolicy, pagePolicy } from './page-policy';

// echo -n 'run()' | openssl dgst -sha256 -binary | base64
const runHash = "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='";
const hashed = ["'self'", runHash];
const form = 'https://form.typeform.eu';
const policyOf = (html: string) => pagePolicy(parsePage(html), { formStyles: ['a{}', 'b{}'] });

test.each([
  ['an inline script', '<script>run()</script>', 'script-src', hashed],
  ['an inline script with data on it', '<script data-scripts="/a.js">run()</script>', 'script-src', hashed],
  ['an inline style', '<style>run()</style>', 'style-src', hashed],
  ['a file', '<script src="/a.js"></script>', 'script-src', ["'self'"]],
  ['a data block', '<script type="application/ld+json">{}</script>', 'script-src', ["'self'"]],
  ['a form of its own', '<form action="/a"></form>', 'form-action', ["'self'"]],
  ['the built-in form', '<a data-frame="/forms/preview/#a=b"></a>', 'frame-src', ["'self'"]],
  ['a form in Europe', `<a data-frame="${form}/to/a#b"></a>`, 'frame-src', [form]],
  ['a film', '<p data-frame="https://player.example/1?a=b"></p>', 'frame-src', ['https://player.example']],
  ['a link to the service’s site', '<a href="https://form.typeform.com/">', 'frame-src', ["'none'"]],
])('a page with %s', (_, html, directive, sources) => {
  expect(policyOf(html)[directive]).toEqual(sources);
});

test('a page with forms allows the styles of the form library, and each frame source once', () => {
  const policy = policyOf('<a data-frame="/a"></a><a data-frame="/b"></a>');
  expect([policy['style-src']?.length, policy['frame-src']]).toEqual([3, ["'self'"]]);
});

test('the policy comes before everything that it applies to', () => {
  const page = parsePage('<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/></head></html>');
  addPolicy(page, { 'default-src': ["'none'"] });
  expect(pageHtml(page)).toBe(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'">` +
      '<link rel="stylesheet" href="/a.css"></head><body></body></html>',
  );
});

test('R13.2: counting allows its service’s host, except on the numbering page', () => {
  const connections = (html: string) =>
    pagePolicy(parsePage(html), { formStyles: [], countingHost: 'https://count.example' })['connect-src'];
  expect(connections('')).toEqual(["'self'", 'https://count.example']);
  expect(connections('<p data-file-tool=""></p>')).toEqual(["'none'"]);
});
