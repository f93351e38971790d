import { claims } from '../../content/claims';
import { editorialProblems } from './editorial-problems';
import { ownValues } from './own-values';
import { walkContent } from './walk-content';

const home = (value: string, field = 'home.hero.text') => [{ file: 'content/home.ts', field, value }];

test('R10.8: the content that ships has none', async () => {
  expect(editorialProblems(ownValues(await walkContent()))).toEqual([]);
});

test.each([
  ['Unlock your files', 'has "Unlock"; say what the product does, without such words, — and !'],
  ['Ask your files!', 'has "!"; say what the product does, without such words, — and !'],
  ['In use by 45 firms', 'prints 45, which no claim is; add it to content/claims.ts, or write it in words'],
  [
    `Search ${claims.repositoryDocuments.display} documents`,
    `prints ${claims.repositoryDocuments.display}, which belongs to one feature; here ${claims.documents.display} is said`,
  ],
])('%s', (value, sentence) => {
  expect(editorialProblems(home(value))).toEqual([`content/home.ts: home.hero.text: ${sentence}`]);
  expect(editorialProblems(home(value, 'home.testimonials.items[0].quote'))).toEqual([]);
});

test('two people or features (R1.2) with one name, portrait or place are told, and a portrait that names nobody', () => {
  const member = (place: number, key: string, value: string) => ({
    file: 'content/team.ts',
    field: `team.list.members[${place}].${key}`,
    value,
  });
  expect(
    editorialProblems([
      member(0, 'photo', '/team/a.png'),
      member(1, 'photo', '/team/a.png'),
      member(1, 'name', 'Amina Odhiambo'),
      member(1, 'photoAlt', 'A person at a desk'),
    ]),
  ).toEqual([
    'content/team.ts: team.list.members[1].photo: is the same as team.list.members[0].photo; each person needs another',
    'content/team.ts: team.list.members[1].photoAlt: does not name Amina Odhiambo, whom the picture shows',
  ]);
});
