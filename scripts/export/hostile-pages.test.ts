import { withStepName } from './exported-pages';
import { pageHtml, parsePage } from './html-tree';
import { lateRuntime } from './late-runtime/late-runtime';
import { pictureSources } from './pictures';
import { addPolicy } from './policy/page-policy';

const data = '<script>self.data.push(1)</script>';
const head = '<meta charset="utf-8"><link rel="stylesheet" href="/a.css"><script src="/a.js"></script>';
const source = '<source srcset="/a.avif 1w">';

/** All steps on one page, as the export runs them. */
function exported(html: string) {
  const page = parsePage(html);
  const pictures = withStepName('out/index.html', 'pictures', () => pictureSources(page));
  const { content } = withStepName('out/index.html', 'late runtime', () =>
    lateRuntime(page, { announce: 'announce()', loader: 'load()' }),
  );
  withStepName('out/index.html', 'policy', () => addPolicy(page, { 'default-src': ["'none'"] }));
  return { html: pageHtml(page), pictures, content };
}

describe('writes of one page in another way do not slip through', () => {
  test.each([
    ['a > in an attribute', `<script data-note="a > b" src="/b.js"></script>`],
    ['the attributes in another order', '<script async src="/b.js" type="text/javascript"></script>'],
    ['no quotes', '<script src=/b.js></script>'],
    ['capitals, and a space before the >', '<SCRIPT SRC="/b.js"></SCRIPT >'],
  ])('a script with %s', (_, script) => {
    const { html } = exported(`<html><head>${head}</head><body>${script}${data}</body></html>`);
    expect(html).toMatch(/data-scripts="\S+ \/a\.js \/b\.js"/);
    expect(html.match(/<script/gi)).toHaveLength(2);
  });

  test('words that look like elements stay words', () => {
    const words = '<p title="<script src=/x.js>">&lt;script src="/y.js"&gt;</p><!--<script src="/z.js"></script>-->';
    const { html, content } = exported(`<html><head>${head}</head><body>${words}${data}</body></html>`);
    expect(html).toContain('data-scripts="/_next/static/pages/');
    expect(html).toContain(' /a.js">load()');
    expect(content).toBe('self.data.push(1);\n');
  });

  test.each([
    ['a > in an attribute', `<picture class="a">${source}<img alt="a > b" src="/b.png"></picture>`],
    ['the address before the words', `<picture>${source}<img src="/b.png" alt=""></picture>`],
    ['a comment within', `<picture>${source}<!-- the fallback --><img src='/b.png'></picture>`],
    ['capitals', `<PICTURE>${source}<IMG SRC="/b.png"></PICTURE>`],
  ])('a picture with %s', (_, picture) => {
    expect(exported(`<html><head>${head}</head><body>${picture}${data}</body></html>`).pictures).toEqual(['/b.png']);
  });

  test.each([
    ['capitals', '<META CHARSET="UTF-8">'],
    ['no quotes', '<meta charset=utf-8>'],
    ['a > before it', '<meta data-note="a > b" charset="utf-8">'],
  ])('a character set with %s', (_, charset) => {
    const page = `<html><head>${charset}${head.replace('<meta charset="utf-8">', '')}</head><body>${data}</body></html>`;
    expect(exported(page).html).toMatch(/charset="utf-8"><meta http-equiv="Content-Security-Policy"/i);
  });
});

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
  expect(() => exported(html)).toThrow(`out/index.html, ${sentence}`);
});
