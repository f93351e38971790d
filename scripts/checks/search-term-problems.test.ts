import { sentenceOf } from '../../lib/problem';
import { searchTermProblems } from './search-term-problems';

test.each([
  ['an empty word', ['VAT,  '], 'meanings[0]: has a comma with nothing beside it; allowed are words that readers type'],
  ['common words alone', ['of the, VAT'], 'meanings[0]: "of the" has only words that the search passes over'],
  ['a word that means itself', ['VAT, vat'], 'meanings[0]: "vat" is the same to the search as "VAT" beside it'],
  ['a plural', ['royalty, royalties'], 'meanings[0]: "royalties" is the same to the search as "royalty" beside it'],
  ['a double', ['VAT, tax', 'duty, Vat'], 'meanings[1]: "Vat" stands in searchTerms[0].meanings[0] already'],
])('%s is a sentence (R5.14)', (_, meanings, sentence) => {
  expect(searchTermProblems([{ subjects: [], meanings }]).map(sentenceOf)).toEqual([
    expect.stringContaining(`content/search-terms.ts: searchTerms[0].${sentence}`),
  ]);
});

test('so is a subject that the site has not (R5.14)', () => {
  expect(searchTermProblems([{ subjects: ['tolls'], meanings: [] }]).map(sentenceOf)).toEqual([
    expect.stringContaining(
      'searchTerms[0].subjects: "tolls" is no subject; allowed are the ids of content/subjects.ts: ',
    ),
  ]);
});
