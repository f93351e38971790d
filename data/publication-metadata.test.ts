import type { Publication } from '@/content/types';
import { publicationMeta } from './publication-metadata';

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
