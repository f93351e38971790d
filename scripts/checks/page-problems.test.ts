import { sentenceOf } from '../../lib/problem';
import { folderWith } from '../testing/folder-with';
import { pageProblems } from './page-problems';

const root = folderWith({
  'page.tsx': '',
  'pricing/page.tsx': "import { links } from '@/content/links';\nimport { pricing } from '@/content/pricing';",
  'forms/page.tsx': 'robots: { index: false },',
  'publications/[slug]/page.tsx': '',
});
const links = (...hrefs: readonly string[]) =>
  hrefs.map((value, index) => ({ file: 'content/navigation.ts', field: `items[${index}].href`, value }));

test.each([
  ['all is in its place', ['/', '/pricing'], links('/', '/pricing/#plans'), undefined],
  [
    'the entry is missing',
    ['/'],
    links('/', '/pricing'),
    'app/pricing/page.tsx: the page has no entry; add "\'/pricing\': { heading: … }" to lib/pages.ts, or say',
  ],
  [
    'the page is missing',
    ['/', '/pricing', '/prices'],
    links('/', '/pricing', '/prices'),
    'lib/pages.ts: /prices: there is no app/prices/page.tsx; add it, or take the entry out',
  ],
  [
    'nobody is led to it',
    ['/', '/pricing'],
    links('/'),
    'content/navigation.ts: no link leads to /pricing; add one to',
  ],
])('R12.6: a page in app/ where %s', (_, paths, values, sentence) => {
  const said = pageProblems(values, paths, root).map(sentenceOf);
  expect(said).toEqual(sentence ? [expect.stringContaining(sentence)] : []);
});
