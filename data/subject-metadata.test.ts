import { subjects } from '@/content/subjects';
import type { Publication } from '@/content/types';
import { pageMetadata } from '@/site/page-metadata';
import { subjectPath } from '@/site/subject-path';
import { publicationPageMeta } from './publication-metadata';
import { groupCasesBySubject } from './read-subjects';
import { subjectPageMeta } from './subject-metadata';

const id = 'TAT summaries';
jest.mock('@/content/publication-lists', () => ({
  publicationLists: [{ id: 'TAT summaries', tribunal: { name: 'Kenya Tax Appeals Tribunal', short: 'TAT' } }],
}));

test.each([
  ['TAT Summaries, May 2025', 'Kenya Tax Appeals Tribunal (TAT) summaries, May 2025'],
  ['Other Summaries, May 2025', 'Other Summaries, May 2025'],
])('the <title> of “%s” is “%s”, with the tribunal’s full name (R5.13)', (title, expected) => {
  const edition = { title, description: '9 cases', date: '23-09-2024', contents: [], list: id };
  expect(publicationPageMeta(edition as unknown as Publication).title).toBe(expected);
});

test.each([
  ['no case', [], false],
  ['a sample', [{ sample: true }], false],
  ['a sample beside another', [{ sample: true }, {}], false],
  ['cases that are no samples', [{}, {}], true],
  ['a case of a sample publication', [{}], false, true],
] as const)('R5.13: the page of a subject with %s is indexed: %s', (_, cases, expected, sample: boolean = false) => {
  const [{ id: subjectId, name }] = subjects as [(typeof subjects)[number]];
  const contents = cases.map((one, place) => ({ name: `A v ${place}`, subject: name, issue: 'Supply', ...one }));
  const edition = { title: 'An edition', list: id, contents, ...(sample && { sample }) } as unknown as Publication;
  const [subject] = groupCasesBySubject([edition]);
  const path = subjectPath({ id: subjectId });
  const { robots, alternates } = pageMetadata(path, subjectPageMeta({ name, cases: [] }), subject);
  const told = { robots, canonical: alternates?.canonical };
  expect(told).toEqual(expected ? { canonical: `${path}/` } : { robots: { index: false } });
});
