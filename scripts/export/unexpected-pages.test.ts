import { withStepName } from './exported-pages';
import { parsePage } from './html-tree';
import { lateRuntime } from './late-runtime/late-runtime';
import { pictureSources } from './pictures';
import { addPolicy } from './policy/page-policy';

const data = '<script>self.data.push(1)</script>';
const head = '<meta charset="utf-8"><link rel="stylesheet" href="/a.css"><script src="/a.js"></script>';
const source = '<source srcset="/a.avif 1w">';

/** All steps on one page, as the export runs them. */
function runSteps(html: string): void {
  const page = parsePage(html);
  withStepName('out/index.html', 'pictures', () => pictureSources(page));
  withStepName('out/index.html', 'late runtime', () => lateRuntime(page, { announce: 'announce()', loader: 'load()' }));
  withStepName('out/index.html', 'policy', () => addPolicy(page, { 'default-src': ["'none'"] }));
}

test.each([
  ['late runtime: there is no script file', `<html><head><meta charset="utf-8"></head><body>${data}</body></html>`],
  ['late runtime: there is no inline script', `<html><head>${head}</head><body></body></html>`],
  [
    'late runtime: nobody has said',
    `<html><head>${head}<script type="module" src="/b.js"></script></head>${data}</html>`,
  ],
  [
    'late runtime: the script https://count.example/a.js is another site',
    `<html><head>${head}<script async src="https://count.example/a.js"></script></head>${data}</html>`,
  ],
  [
    'late runtime: the address of the script',
    `<html><head>${head}<script src="/a b.js"></script></head>${data}</html>`,
  ],
  [
    'policy: the head begins with <link>',
    `<html><head>${head.slice('<meta charset="utf-8">'.length)}</head>${data}</html>`,
  ],
  ['policy: the head begins with <title>', `<html><head><title>Late</title>${head}</head><body>${data}</body></html>`],
  [
    'policy: the page has a policy already',
    `<html><head>${head}<meta content="default-src *" HTTP-EQUIV="content-security-policy"></head>${data}</html>`,
  ],
  [
    'pictures: one <img> is expected',
    `<html><head>${head}</head><body><picture>${source}</picture>${data}</body></html>`,
  ],
  [
    'pictures: the picture element of /a.png offers no variants',
    `<html><head>${head}</head><body><picture><img src="/a.png"></picture>${data}</body></html>`,
  ],
  [
    'pictures: a picture element shows "//other.example/a.png"',
    `<html><head>${head}</head><body><picture>${source}<img src="//other.example/a.png"></picture>${data}</body></html>`,
  ],
])('stops the build, and names the page and the step: %s', (sentence, html) => {
  expect(() => runSteps(html)).toThrow(`out/index.html, ${sentence}`);
});
