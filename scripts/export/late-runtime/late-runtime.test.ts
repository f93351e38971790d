import { lateRuntime } from './late-runtime';

const page = (body: string) =>
  `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/d.js"/>` +
  `<script src="/a.js" async=""></script><script src="/b.js?x=1&amp;y=2" async=""></script><script src="/old.js" noModule=""></script></head>` +
  `<body>${body}<script id="_R_">first()</script><script src="/d.js" async=""></script><script>second();</script></body></html>`;

test('leaves one script in a page, which lists all others in their order, the data first', () => {
  const { html, data } = lateRuntime(page('<p>Words</p>'), 'load()');
  expect(html.match(/<script[\s\S]*?<\/script>/g)).toEqual([
    `<script data-scripts="${data?.path} /a.js /b.js?x=1&amp;y=2 /d.js">load()</script>`,
  ]);
  expect(html).toContain('<body><p>Words</p></body>');
  expect(html).not.toContain('as="script"');
});

test('puts the loader before the stylesheet, which would hold it back', () => {
  const { html } = lateRuntime(page(''), 'load()');
  expect(html.indexOf('load()')).toBeLessThan(html.indexOf('rel="stylesheet"'));
});

test('moves the inline scripts into one file, named by what it holds', () => {
  const { data } = lateRuntime(page(''), 'load()');
  expect(data?.content).toBe('first();\nsecond();\n');
  expect(data?.path).toMatch(/^\/_next\/static\/pages\/[0-9a-f]{12}\.js$/);
  expect(lateRuntime(page('').replace('second', 'other'), '').data?.path).not.toBe(data?.path);
});

test.each([
  ['JSON-LD', '<script type="application/ld+json">{"@type":"Thing"}</script>'],
  ['speculation rules', '<script type="speculationrules">{"prefetch":[]}</script>'],
])('leaves %s where it stands', (_, block) => {
  const { html, data } = lateRuntime(page(block), 'load()');
  expect(html).toContain(block);
  expect(data?.content).not.toContain(block);
});

test('lets a page that asks for it run its scripts at load, in order', () => {
  const { html, data } = lateRuntime(page('<main data-runtime="eager"></main>'), 'load()');
  const sources = [...html.matchAll(/<script src="([^"]+)" defer=""><\/script>/g)].map(([, source]) => source);
  expect(sources).toEqual([data?.path, '/a.js', '/b.js?x=1&amp;y=2', '/d.js']);
  expect(html).not.toContain('load()');
});

test('gives no page the eager treatment for a word in its text', () => {
  expect(lateRuntime(page('<p>data-runtime="eager"</p>'), 'load()').html).toContain('load()');
});

test('does nothing to a page without scripts', () => {
  expect(lateRuntime('<html><head></head><body></body></html>', 'load()')).toEqual({
    html: '<html><head></head><body></body></html>',
  });
});
