import { pageHtml, parsePage } from '../parse-page';
import { deferScripts, loadsScriptsAtOnce } from './late-runtime';

const page = (body: string) =>
  `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/d.js"/>` +
  `<script src="/a.js" async=""></script><script src="/b.js?x=1&amp;y=2" async=""></script><script src="/old.js" noModule=""></script></head>` +
  `<body>${body}<script id="_R_">first()</script><script src="/d.js" async=""></script><script>second();</script></body></html>`;

function exported(html: string, loader = 'load()') {
  const tree = parsePage(html);
  const data = deferScripts(tree, { announce: 'announce()', loader });
  return { html: pageHtml(tree), data };
}

test('leaves two scripts in a page: one before its content, one at its end that lists all others in order, data first', () => {
  const { html, data } = exported(page('<p>Words</p>'));
  expect(html.match(/<script[\s\S]*?<\/script>/g)).toEqual([
    '<script>announce()</script>',
    `<script data-scripts="${data.path} /a.js /b.js?x=1&amp;y=2 /d.js">load()</script>`,
  ]);
  expect(html).toMatch(/<body><script>announce\(\)<\/script><p>Words<\/p><script .*<\/script><\/body>/);
  expect(html).not.toContain('as="script"');
  // The inline scripts become one file, named by a hash of its content.
  expect(data.content).toBe('first();\nsecond();\n');
  expect(data.path).toMatch(/^\/_next\/static\/pages\/[0-9a-f]{12}\.js$/);
  expect(exported(page('').replace('second', 'other')).data.path).not.toBe(data.path);
});

test('leaves speculation rules in their place', () => {
  const block = '<script type="speculationrules">{"prefetch":[]}</script>';
  const { html, data } = exported(page(block));
  expect(html).toContain(block);
  expect(data.content).not.toContain(block);
});

test('a page loads its scripts at once for an element, not for a word in its text', () => {
  expect(loadsScriptsAtOnce(parsePage(page('<main data-eager=""></main>')))).toBe(true);
  expect(loadsScriptsAtOnce(parsePage(page('<p>data-eager=""</p>')))).toBe(false);
});
