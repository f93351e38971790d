import { sentenceOf } from '../../lib/problem';
import { searchTermProblems } from './search-term-problems';

test.each([
  ['an empty word', [['VAT', ' ']], '[0][1]: is empty; allowed are words that readers type'],
  ['common words alone', [['of the', 'VAT']], '[0][0]: "of the" has only words that the search passes over'],
  ['a word that means itself', [['VAT', 'vat']], '[0][1]: "vat" is the same to the search as "VAT" beside it'],
  ['a plural', [['royalty', 'royalties']], '[0][1]: "royalties" is the same to the search as "royalty" beside it'],
  [
    'a double',
    [
      ['VAT', 'tax'],
      ['duty', 'Vat'],
    ],
    '[1][1]: "Vat" stands in searchTerms[0] already',
  ],
])('%s is a sentence (R5.14)', (_, lines, sentence) => {
  expect(searchTermProblems(lines).map(sentenceOf)).toEqual([
    expect.stringContaining(`content/search-terms.ts: searchTerms${sentence}`),
  ]);
});
