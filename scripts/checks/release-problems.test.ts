import { sentenceOf } from '../../lib/problem';
import { walk } from './content-values';
import { answerProblems, formProblems, sampleProblems } from './release-problems';
import { releaseReport } from './release-report';

const ready = { NEXT_PUBLIC_TYPEFORM_ID: 'AbCd1234' };
const samples = (file: string, content: unknown, name: string) =>
  sampleProblems([...walk(file, content, name)]).map(({ field }) => field);

test('samples are named by their field, a publication by its file', () => {
  expect(samples('content/team.ts', { members: [{ name: 'A', sample: true }, { name: 'B' }] }, 'team')).toEqual([
    'team.members[0]',
  ]);
  expect(samples('content/publications/x.md', { sample: true }, '')).toEqual(['front matter']);
  expect(samples('content/team.ts', { members: [{ name: 'A' }] }, 'team')).toEqual([]);
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

test('the report says each task once, with a line a file, entries of a list together, and nothing inside another', () => {
  const sample = (file: string, field: string) => ({ file: `content/${file}`, field, message: 'is a sample' });
  const report = releaseReport([
    sample('team.ts', 'team.members[0]'),
    sample('team.ts', 'team.members[0].profile'),
    sample('team.ts', 'team.members[1]'),
    sample('links.ts', 'links.email'),
    ...['a', 'b', 'c', 'd'].map((slug) => sample(`publications/${slug}.md`, 'front matter')),
    ...formProblems({}, []),
  ]);
  expect(report).toEqual([
    'Is a sample:',
    '  content/team.ts: team.members (2)',
    '  content/links.ts: links.email',
    '  content/publications/: 4 files',
    'Is not set; the built-in form page keeps no answer:',
    '  environment: NEXT_PUBLIC_TYPEFORM_ID',
  ]);
});
