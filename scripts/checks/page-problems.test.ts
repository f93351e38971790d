import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sentenceOf } from '../../lib/problem';
import { contentOf, pageProblems } from './page-problems';

const root = mkdtempSync(join(tmpdir(), 'app-'));
const page = (path: string, text = '') => {
  mkdirSync(join(root, path), { recursive: true });
  writeFileSync(join(root, path, 'page.tsx'), text);
};
page('.');
page('pricing', "import { links } from '@/content/links';\nimport { pricing } from '@/content/pricing';");
page('forms', 'robots: { index: false },');
page('publications/[slug]');
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

test('a page’s day of change follows the files that it imports', () => {
  expect(contentOf('/pricing', root)).toEqual(['content/links.ts', 'content/pricing.ts']);
});
