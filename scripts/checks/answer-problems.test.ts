import { answerProblems } from './answer-problems';

test('names each question without an answer, and no other', () => {
  const rows = [
    { id: 'a', question: 'A?', answer: 'Yes.' },
    { id: 'b', question: 'B?' },
  ];
  expect(answerProblems('content/x.ts', rows)).toEqual([
    'content/x.ts: b "B?": has no answer yet; write it, or take the question out',
  ]);
});
