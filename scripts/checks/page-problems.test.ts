import { sentenceOf } from '../../lib/problem';
import { folderWith } from '../testing/folder-with';
import { pageProblems } from './page-problems';

const root = folderWith({
  'page.tsx': '',
  'pricing/page.tsx': "import { links } from '@/content/links';\nimport { pricing } from '@/content/pricing';",
  'forms/page.tsx': 'robots: { index: false },',
  'publications/[slug]/page.tsx': '',
});
const links = (hrefs: readonly string[]) =>
  hrefs.map((value) => ({ file: 'content/navigation.ts', path: [], field: 'items', kind: 'link' as const, value }));

const missing = 'lib/pages.ts: /prices: there is no app/prices/page.tsx; add it, or take the entry out';
test.each([
  ['all is in its place', ['/', '/pricing'], ['/', '/pricing/#plans'], undefined],
  ['the entry is missing', ['/'], ['/', '/pricing'], "app/pricing/page.tsx: the page has no entry; add \"'/pricing'"],
  ['the page is missing', ['/', '/pricing', '/prices'], ['/', '/pricing', '/prices'], missing],
  ['nobody is led to it', ['/', '/pricing'], ['/'], 'content/navigation.ts: no link leads to /pricing; add one to'],
])('R12.6: a page in app/ where %s', (_, paths, linked, sentence) => {
  const problems = pageProblems(links(linked), paths, root).map(sentenceOf);
  expect(problems).toEqual(sentence ? [expect.stringContaining(sentence)] : []);
});
