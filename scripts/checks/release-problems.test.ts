import { sentenceOf } from '../../lib/problem';
import { publicationValues } from './content-problems';
import { contentValues } from './file-problems';
import { answerProblems, formProblems, sampleProblems } from './release-problems';
import { releaseReport } from './release-report';

const ready = { NEXT_PUBLIC_TYPEFORM_ID: 'AbCd1234' };

test('samples are named by their field, a publication by its file, and an entry of another file once', () => {
  const profile = { href: 'https://a.example', label: 'A', sample: true };
  const modules = { 'links.ts': { links: { x: profile } }, 'navigation.ts': { navigation: { logIn: profile } } };
  const publication = { slug: 'a', sample: true, contents: [{ sample: true }] };
  const values = [...contentValues(modules), ...publicationValues(publication)];
  expect(sampleProblems(values).map(({ file, field }) => `${file}: ${field}`)).toEqual([
    'content/links.ts: links.x',
    'content/publications/a.md: front matter',
    'content/publications/a.md: contents[0]',
  ]);
});

test.each([
  ['a form', ready, undefined],
  ['no form', {}, 'NEXT_PUBLIC_TYPEFORM_ID: is not set; the built-in form page keeps no answer'],
  [
    'a form in sandbox mode',
    { ...ready, NEXT_PUBLIC_TYPEFORM_SANDBOX: 'true' },
    'NEXT_PUBLIC_TYPEFORM_SANDBOX: is on; in sandbox mode the form stores no answer',
  ],
])('a site with %s: what it says before a release', (_, env, sentence) => {
  expect(formProblems(env, []).map(sentenceOf)).toEqual(sentence ? [`environment: ${sentence}`] : []);
});

const popup = { pages: '/legal', mode: 'popup', label: 'Talk to us', formId: 'moe6aa' } as const;

test.each([
  ['a form of the owner’s', popup, undefined],
  ['the built-in form', { ...popup, formId: undefined }, 'formId'],
  ['sandbox mode', { ...popup, options: { enableSandbox: true } }, 'options.enableSandbox'],
])('a launcher with %s: the field that would lose answers', (_, launcher, field) => {
  expect(formProblems(ready, [launcher]).map((problem) => problem.field)).toEqual(
    field ? [`launchers[0].${field}`] : [],
  );
});

test('each question without an answer is named, and no other', () => {
  const rows = [
    { id: 'a', question: 'A?', answer: 'Yes.' },
    { id: 'b', question: 'B?' },
  ];
  expect(answerProblems('content/x.ts', rows).map(sentenceOf)).toEqual([
    'content/x.ts: b "B?": has no answer yet; write it, or take the question out',
  ]);
});

test('the report says each task once, with a line a file', () => {
  const sample = (file: string, field: string) => ({ file: `content/${file}`, field, message: 'is a sample' });
  const many = ['a', 'b', 'c', 'd', 'e'].map((field) => sample('links.ts', field));
  expect(releaseReport([sample('team.ts', 'team.list'), sample('team.ts', 'team.meta'), ...many])).toEqual([
    'Is a sample:',
    '  content/team.ts: team.list, team.meta',
    '  content/links.ts: 5 places',
  ]);
});
