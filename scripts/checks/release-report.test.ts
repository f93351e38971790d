import { releaseReport } from './release-report';

const sample = 'is a sample; put the real content in and remove "sample"';

test('says each task once, with a line a file, entries of a list together, and nothing inside another', () => {
  const report = releaseReport([
    `content/team.ts: team.members[0]: ${sample}`,
    `content/team.ts: team.members[0].profile: ${sample}`,
    `content/team.ts: team.members[1]: ${sample}`,
    `content/links.ts: links.email: ${sample}`,
    ...['a', 'b', 'c', 'd'].map((slug) => `content/publications/${slug}.md: front matter: ${sample}`),
    'environment: NEXT_PUBLIC_TYPEFORM_ID: is not set; the built-in form page keeps no answer',
  ]);
  expect(report).toEqual([
    'Is a sample; put the real content in and remove "sample":',
    '  content/team.ts: team.members (2)',
    '  content/links.ts: links.email',
    '  content/publications/: 4 files',
    'Is not set; the built-in form page keeps no answer:',
    '  environment: NEXT_PUBLIC_TYPEFORM_ID',
  ]);
});
