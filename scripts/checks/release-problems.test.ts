import { releaseProblems } from './release-problems';
import { walk } from './walk-content';

const ready = { NEXT_PUBLIC_TYPEFORM_ID: 'AbCd1234' };
const values = [...walk('content/team.ts', { members: [{ name: 'A', sample: true }, { name: 'B' }] }, 'team')];

test('names the file and the field of a sample', () => {
  expect(releaseProblems(values, ready)).toEqual([
    'content/team.ts: team.members[0]: is a sample; put the real content in and remove "sample"',
  ]);
});

test('names a publication by its file', () => {
  expect(releaseProblems([...walk('content/publications/x.md', { sample: true }, '')], ready)).toEqual([
    'content/publications/x.md: front matter: is a sample; put the real content in and remove "sample"',
  ]);
});

test('refuses a site without a form, and one whose form is in sandbox mode', () => {
  expect(releaseProblems([], {})).toEqual([expect.stringContaining('NEXT_PUBLIC_TYPEFORM_ID')]);
  expect(releaseProblems([], { ...ready, NEXT_PUBLIC_TYPEFORM_SANDBOX: 'true' })).toEqual([
    expect.stringContaining('NEXT_PUBLIC_TYPEFORM_SANDBOX'),
  ]);
});

test('lets a finished site pass', () => {
  expect(releaseProblems([...walk('content/team.ts', { members: [{ name: 'A' }] }, 'team')], ready)).toEqual([]);
});
