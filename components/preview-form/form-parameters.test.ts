import { readFormParameters } from './form-parameters';

test.each([
  ['a tab of its own', '', '#publication=A+%26+B%2C+10th', { publication: 'A & B, 10th', hidesHeader: false }],
  [
    'a frame of the library',
    '?typeform-embed-id=77&embed-hide-headers=true&embed-opacity=100',
    '#publication=Unknown+Publication',
    { publication: 'Unknown Publication', embedId: '77', hidesHeader: true },
  ],
  ['a state to simulate', '?simulate=closed', '', { publication: '', hidesHeader: false, simulate: 'closed' }],
  ['a state that it does not know', '?simulate=explode', '', { publication: '', hidesHeader: false }],
])('reads %s', (_, search, hash, parameters) => {
  expect(readFormParameters({ search, hash })).toEqual({ simulate: undefined, ...parameters });
});
