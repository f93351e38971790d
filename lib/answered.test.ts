import { answeredRows } from './answered';

const rows = [
  { id: 'a', question: 'A?', answer: 'Yes.' },
  { id: 'b', question: 'B?' },
  { id: 'c', question: 'C?', answer: 'No.' },
];

test('a row without an answer does not show', () => {
  expect(answeredRows({ rows, needed: 2 }).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('with fewer answers than are needed nothing shows', () => {
  expect(answeredRows({ rows, needed: 3 })).toEqual([]);
});
