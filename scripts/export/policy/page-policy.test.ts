import { pageHtml, parsePage } from '../html-tree';
import { addPolicy, pagePolicy } from './page-policy';

// echo -n 'run()' | openssl dgst -sha256 -binary | base64
const runHash = "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='";
const policyOf = (html: string, source = html) => pagePolicy(parsePage(html), { source, formStyles: ['a{}', 'b{}'] });

test.each([
  ['an inline script', '<script>run()</script>', 'script-src', ["'self'", runHash]],
  [
    'an inline script with data on it',
    '<script data-scripts="/a.js">run()</script>',
    'script-src',
    ["'self'", runHash],
  ],
  ['an inline style', '<style>run()</style>', 'style-src', ["'self'", runHash]],
  ['a file', '<script src="/a.js"></script>', 'script-src', ["'self'"]],
  ['a data block', '<script type="application/ld+json">{}</script>', 'script-src', ["'self'"]],
  ['a form of its own', '<form action="/a"></form>', 'form-action', ["'self'"]],
  ['the built-in form', '<a href="/forms/preview/">', 'frame-src', ["'self'"]],
  ['the form library’s files alone', '<script>push("/forms/embed/a1/")</script>', 'frame-src', ["'none'"]],
  ['a form in Europe', '<a href="https://form.typeform.eu/to/a">', 'frame-src', ['https://form.typeform.eu']],
  ['a link to the service’s site', '<a href="https://typeform.com/">', 'frame-src', ["'none'"]],
  ['a link to a video channel', '<a href="https://www.youtube.com/@a">', 'frame-src', ["'none'"]],
])('a page with %s', (_, html, directive, sources) => {
  expect(policyOf(html)[directive]).toEqual(sources);
});

test('finds what is only named in the data of the page’s scripts', () => {
  const source = '<script>push("https://player.vimeo.com/video/1")</script>';
  expect(policyOf('<p></p>', source)['frame-src']).toEqual(['https://player.vimeo.com']);
});

test('stands before everything it rules', () => {
  const page = parsePage('<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/></head></html>');
  addPolicy(page, { 'default-src': ["'none'"] });
  expect(pageHtml(page)).toBe(
    `<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'">` +
      '<link rel="stylesheet" href="/a.css"></head><body></body></html>',
  );
});

test('R13.2: counting allows its service’s host, on pages that may send something', () => {
  const counting = { service: 'plausible', host: 'https://count.example', site: 'a' } as const;
  const connections = (source: string) =>
    pagePolicy(parsePage(''), { source, formStyles: [], counting })['connect-src'];
  expect(connections('')).toEqual(["'self'", 'https://count.example']);
  expect(connections('/tenth-lining/number/engine/a1/engine.js')).toEqual(["'none'"]);
});
