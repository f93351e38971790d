import { pageHtml, parsePage } from './html-tree';
import { lateDrawings } from './late-drawings';

const figure = (inner: string, attributes = 'role="img" aria-label="A list"') =>
  `<figure ${attributes} data-late-drawing="">${inner}</figure>`;
const parsed = (body: string) => parsePage(`<html><head></head><body>${body}</body></html>`);

test('a marked drawing becomes one text for browsers that run scripts; every other one stays', () => {
  const other = '<figure role="img" aria-label="An answer"><p>Yes.</p></figure>';
  const page = parsed(`${figure('<p>Read &amp; write</p><ul><li>One</li></ul>')}${other}`);
  lateDrawings(page, false);
  expect(pageHtml(page)).toContain(
    `${figure('<noscript data-late=""><p>Read &amp; write</p><ul><li>One</li></ul></noscript>')}${other}`,
  );
});

test.each([
  ['a page whose runtime runs at load', figure('<p>One</p>'), true, 'runtime runs at load'],
  ['a drawing without a name', figure('<p>One</p>', 'role="img"'), false, 'no role and name'],
  ['a link in a drawing', figure('<a href="/legal/">Law</a>'), false, 'holds a <a>'],
  ['an island in a drawing', figure('<div data-island="1"></div>'), false, 'holds a <div>'],
])('stops at %s', (_, body, isEager, sentence) => {
  expect(() => lateDrawings(parsed(body), isEager)).toThrow(sentence);
});
