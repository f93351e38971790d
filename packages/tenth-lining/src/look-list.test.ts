import { lookList } from './look-list';

test('R11.3: each cause is listed once with its pages, the gravest first', () => {
  const pages = [
    { index: 0, doubts: ['table' as const] },
    { index: 1, doubts: ['narrow-margin' as const, 'table' as const] },
    { index: 2, doubts: [] },
    { index: 3, doubts: ['table' as const, 'edge-rows' as const] },
    { index: 4, doubts: ['narrow-margin' as const] },
  ];
  expect(lookList(pages)).toEqual([
    { rank: 'likely-wrong', doubt: 'edge-rows', pages: [3] },
    { rank: 'to-say', doubt: 'table', pages: [0, 1] },
    { rank: 'placing', doubt: 'narrow-margin', pages: [1, 4] },
  ]);
});
