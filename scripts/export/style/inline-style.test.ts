import { pageHtml, parsePage } from '../parse-page';
import { inlineStyle, pageStyles } from './inline-style';

const sheets: Record<string, string> = {
  '/_next/a.css': '.hero{top:0}.card{top:1px}.dialog{top:2px}',
  '/_next/b.css': '#figure{left:0}',
};
const readSheet = (address: string) => sheets[address] ?? '';
const head = '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>';
const parsed = (body: string, links = head) => parsePage(`<html><head>${links}</head><body>${body}</body></html>`);

function styled(pages: Record<string, string>, links = head) {
  const trees = Object.entries(pages).map(([route, body]) => ({ route, page: parsed(body, links) }));
  const rulesOf = pageStyles(trees, readSheet);
  for (const { route, page } of trees) inlineStyle(page, (address) => rulesOf(route, address));
  return Object.fromEntries(trees.map(({ route, page }) => [route, /<head>(.*)<\/head>/.exec(pageHtml(page))?.[1]]));
}

test('a page has its own rules inline, and the address of the whole style sheet', () => {
  expect(styled({ '/': '<p class="hero">Words</p>', '/team/': '<p class="card wide">Words</p>' })).toEqual({
    '/': '<style data-sheet="/_next/a.css">.hero{top:0}</style>',
    '/team/': '<style data-sheet="/_next/a.css">.card{top:1px}</style>',
  });
});

test('pages of one template share one style, so that its hash is in the policy once', () => {
  const pages = { '/list/': '', '/list/a/': '<p class="hero"></p>', '/list/b/': '<p class="card"></p>', '/': '' };
  const style = '<style data-sheet="/_next/a.css">.hero{top:0}.card{top:1px}</style>';
  expect(styled(pages)).toMatchObject({ '/list/a/': style, '/list/b/': style });
});

test('two style sheets become two styles, in their order, at the end of the head', () => {
  const links = `${head}<meta name="a"/><link href="/_next/b.css" rel="stylesheet"/>`;
  expect(styled({ '/': '<p class="hero" id="figure"></p>' }, links)['/']).toBe(
    '<meta name="a"><style data-sheet="/_next/a.css">.hero{top:0}</style>' +
      '<style data-sheet="/_next/b.css">#figure{left:0}</style>',
  );
});
