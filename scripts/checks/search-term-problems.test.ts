import { sentenceOf } from '../../lib/problem';
import { searchTermProblems } from './search-term-problems';

test.each([
  ['an empty word', ['VAT,  '], '[0]: has a comma with nothing beside it; allowed are words that readers type'],
  ['common words alone', ['of the, VAT'], '[0]: "of the" has only words that the search passes over'],
  ['a word that means itself', ['VAT, vat'], '[0]: "vat" is the same to the search as "VAT" beside it'],
  ['a plural', ['royalty, royalties'], '[0]: "royalties" is the same to the search as "royalty" beside it'],
  ['a double', ['VAT, tax', 'duty, Vat'], `[1]: "Vat" stands in searchTerms[''][0] already`],
])('%s is a sentence (R5.14)', (_, meanings, sentence) => {
  expect(searchTermProblems({ '': meanings }).map(sentenceOf)).toEqual([
    expect.stringContaining(`content/search-terms.ts: searchTerms['']${sentence}`),
  ]);
});

test('so is a subject that the site has not (R5.14)', () => {
  expect(searchTermProblems({ tolls: [] }).map(sentenceOf)).toEqual([
    expect.stringContaining(
      `searchTerms['tolls']: "tolls" is no subject; allowed are the ids of content/subjects.ts: `,
    ),
  ]);
});
