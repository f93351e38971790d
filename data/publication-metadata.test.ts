import { publicationLists } from '@/content/publication-lists';
import { subjects } from '@/content/subjects';
import type { Publication, SubjectPage } from '@/content/types';
import { pageMetadata } from '@/lib/page-metadata';
import { subjectPath } from '@/lib/publications/subject-path';
import { publicationMeta } from './publication-metadata';
import { subjectPages } from './read-subjects';
import { subjectMeta } from './subject-metadata';

const publication = (title: string, description: string, subjects: readonly string[]) =>
  ({
    title,
    description,
    date: '23-09-2024',
    contents: subjects.map((subject) => ({ name: 'A v B', subject, issue: 'Supply' })),
  }) as unknown as Publication;

test('names as many subjects as fit, each once', () => {
  const many = ['Value added tax', 'Income tax', 'Value added tax', 'Customs', ...Array(20).fill('x'.repeat(30))];
  expect(publicationMeta(publication('An edition', '9 cases', many)).description).toBe(
    `An edition: 9 cases, 23 September 2024. Value added tax, income tax, customs and ${'x'.repeat(30)}. Abstract, contents and PDF.`,
  );
});

test.each([
  ['shortest', 'A', '1 case', ['VAT']],
  ['longest', 'T'.repeat(60), 'd'.repeat(80), ['s'.repeat(90)]],
  [
    'longest title with an ordinary description',
    'T'.repeat(60),
    '31 cases summarised',
    ['Value added tax', 'Procedure'],
  ],
])('the %s that may be written fills a search result and is not cut off', (_, title, description, subjects) => {
  const { length } = publicationMeta(publication(title, description, subjects)).description;
  expect(length).toBeGreaterThanOrEqual(70);
  expect(length).toBeLessThanOrEqual(160);
});

const [{ id, tribunal }] = publicationLists;
test.each([
  [`${tribunal.short} Summaries, May 2025`, `${tribunal.name} (${tribunal.short}) summaries, May 2025`],
  [
    `${tribunal.short} Summaries, ${'a long part '.repeat(3)}`,
    `${tribunal.short} Summaries, ${'a long part '.repeat(3)}`,
  ],
  ['Other Summaries, May 2025', 'Other Summaries, May 2025'],
])('“%s” is for search engines “%s”: the tribunal in full, where there is room for it', (title, expected) => {
  expect(publicationMeta({ ...publication(title, '9 cases', []), list: id }).title).toBe(expected);
});

test.each([
  ['no case', [], false],
  ['a sample', [{ sample: true }], false],
  ['a sample beside another', [{ sample: true }, {}], false],
  ['cases that are none', [{}, {}], true],
  ['a case of a publication that is one', [{}], false, true],
] as const)('R5.13: search engines may have a subject with %s: %s', (_, cases, expected, sample: boolean = false) => {
  const [{ id: subjectId, name }] = subjects as [(typeof subjects)[number]];
  const contents = cases.map((one, place) => ({ name: `A v ${place}`, subject: name, issue: 'Supply', ...one }));
  const edition = { ...publication('An edition', '9 cases', []), list: id, contents, ...(sample && { sample }) };
  const [subject] = subjectPages([edition]);
  const { robots, alternates } = pageMetadata(
    subjectPath({ id: subjectId }),
    subjectMeta({ name, cases: [] }),
    subject,
  );
  expect({ robots, canonical: alternates?.canonical }).toEqual(
    expected ? { canonical: `${subjectPath({ id: subjectId })}/` } : { robots: { index: false } },
  );
});

test('a subject is told as one tribunal’s only where all its cases are', () => {
  const [kenya, namibia] = publicationLists;
  const cases = (...lists: string[]) =>
    lists.map((list) => ({ publication: { list } })) as unknown as SubjectPage['cases'];
  const titleOf = (...lists: string[]) => subjectMeta({ name: 'Income tax', cases: cases(...lists) }).title;
  expect(titleOf(kenya.id)).toContain(kenya.tribunal.name);
  expect(titleOf(kenya.id, namibia.id)).not.toContain(kenya.tribunal.name);
  expect(titleOf(kenya.id, namibia.id)).toMatch(/Kenya and Namibia/);
});
