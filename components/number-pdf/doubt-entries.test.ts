import { doubtEntries } from './doubt-entries';

// R11.3: what is said under “Pages to look at”.

const page = (index: number, ...doubts: Parameters<typeof doubtEntries>[0][number]['doubts']) => ({ index, doubts });

test('each page in doubt is listed with its reasons, and no other', () => {
  expect(doubtEntries([page(0), page(1, 'columns', 'narrow-margin'), page(2), page(3, 'no-text')])).toEqual([
    { pages: [1], doubts: ['columns', 'narrow-margin'] },
    { pages: [3], doubts: ['no-text'] },
  ]);
});

test('what a whole document has is said once, and hides no page whose count is in doubt', () => {
  const record = Array.from({ length: 500 }, (_, index) =>
    index === 47 ? page(index, 'top-right-taken', 'table') : page(index, 'top-right-taken'),
  );
  expect(doubtEntries(record)).toEqual([
    { pages: [47], doubts: ['table'] },
    { pages: record.map(({ index }) => index), doubts: ['top-right-taken'] },
  ]);
});
