import { addressProblems } from './address-problems';
import { newSlugs } from './published-slugs';

const slugs = ['a', 'b'];
const pages = ['/', '/legal', '/web/publications', '/web/publications/a', '/web/publications/b'];
const answers = (path: string) => pages.includes(path);

test.each([
  ['nothing has moved', ['a', 'b'], [], []],
  ['a publication is new', ['a'], [], []],
  [
    'a removed one leads to another',
    ['a', 'b', 'old'],
    [{ from: '/web/publications/old/', to: '/web/publications/b' }],
    [],
  ],
  ['a removed one leads to the list', ['old'], [{ from: '/web/publications/old', to: '/web/publications/' }], []],
  [
    'a slug has changed',
    ['a', 'b', 'old'],
    [],
    [
      'content/publications/old.md: file name: was published and is gone; bring it back, or run "npm run publication -- --remove old", which sends its readers on',
    ],
  ],
  [
    'a redirect hides a page',
    [],
    [{ from: '/web/publications/a', to: '/web/publications/b' }],
    ['content/redirects.ts: redirects[0].from: /web/publications/a is a page that exists'],
  ],
  [
    'a redirect leads to nothing',
    [],
    [{ from: '/web/publications/old', to: '/web/publications/gone' }],
    ['content/redirects.ts: redirects[0].to: there is no page /web/publications/gone'],
  ],
  [
    'a redirect leads in a chain',
    [],
    [
      { from: '/old', to: '/older' },
      { from: '/older', to: '/' },
    ],
    ['content/redirects.ts: redirects[0].to: /older is itself redirected'],
  ],
  [
    'a path is redirected twice',
    [],
    [
      { from: '/old', to: '/' },
      { from: '/old/', to: '/legal' },
    ],
    ['content/redirects.ts: redirects[1].from: /old/ is listed twice'],
  ],
])('when %s, the build says so', (_, published, redirects, problems) => {
  expect(addressProblems({ slugs, published, redirects, answers })).toEqual(problems);
});

test('slugs that are not recorded yet are the new ones', () => {
  expect(newSlugs(['b', 'a', 'c'], ['a'])).toEqual(['b', 'c']);
});
