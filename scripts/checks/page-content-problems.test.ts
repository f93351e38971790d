import { existsSync } from 'node:fs';
import { pageContentProblems } from './page-content-problems';
import { walk, walkContent } from './walk-content';

const problemsOf = (content: unknown) =>
  pageContentProblems([...walk('content/page.ts', content, 'page')], { exists: (path) => path === '/team/known.svg' });

test.each([
  [
    'a missing picture',
    { photo: '/team/lost.svg' },
    'content/page.ts: page.photo: there is no file public/team/lost.svg',
  ],
  [
    'a missing PDF',
    { list: [{ pdfUrl: '/web/Attachments/x.pdf' }] },
    'content/page.ts: page.list[0].pdfUrl: there is no file public/web/Attachments/x.pdf',
  ],
  [
    'an empty alternative text',
    { photoAlt: ' ' },
    'content/page.ts: page.photoAlt: is empty; an alternative text says what the picture shows, or leave the field out',
  ],
  [
    'an empty text',
    { title: '' },
    'content/page.ts: page.title: is empty; a text has words in it, or leave the field out',
  ],
  ['a link to nowhere', { href: '#' }, 'content/page.ts: page.href: "#" leads nowhere'],
])('%s is reported with file and field', (_name, content, sentence) => {
  expect(problemsOf(content)).toEqual([sentence]);
});

test('what is right is not reported', () => {
  expect(
    problemsOf({ photo: '/team/known.svg', title: 'Words', href: '/legal', lines: ['one', 'two'], count: 3 }),
  ).toEqual([]);
});

test('the content of this site has no such problem', async () => {
  const values = await walkContent();
  expect(values.length).toBeGreaterThan(200);
  expect(pageContentProblems(values, { exists: (path) => existsSync(`public${path}`) })).toEqual([]);
});
