import { stripScripts } from './strip-scripts';

test.each([
  ['an inline script', '<script>if (a < b) run();</script>'],
  ['a script file', '<script src="/a.js" async=""></script>'],
  ['a module', '<script type="module" src="/a.js"></script>'],
  ['data in a script', '<script type="application/ld+json">{"@type":"Thing"}</script>'],
  ['a preloaded script', '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/>'],
  ['a preloaded script, its attributes the other way round', '<link href="/a.js" as="script" rel="preload">'],
  ['a preloaded module', '<link rel="modulepreload" href="/a.js">'],
])('takes out %s', (_, element) => {
  expect(stripScripts(`<p>Before</p>${element}<p>After</p>`)).toBe('<p>Before</p><p>After</p>');
});

test.each([
  ['a style sheet', '<link rel="stylesheet" href="/script.css">'],
  ['a preloaded font', '<link rel="preload" as="font" href="/a.woff2">'],
  ['a policy', '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'"/>'],
  ['words about scripts', '<p>A &lt;script&gt; in the text</p>'],
])('leaves %s', (_, element) => {
  expect(stripScripts(element)).toBe(element);
});
