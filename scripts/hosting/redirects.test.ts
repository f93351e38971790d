import { movedTo, redirects } from './redirects';

const moved = [{ from: '/old', to: '/legal/' }];

test.each([
  ['/old', '/legal/'],
  ['/old/', '/legal/'],
  ['/older', undefined],
  ['/', undefined],
])('%s has moved to %s', (path, to) => {
  expect(movedTo(path, moved)).toBe(to);
});

test('the addresses of content/redirects.ts begin at the root, and none is given twice or leads to itself', () => {
  const froms = redirects.map(({ from }) => from);
  expect(new Set(froms).size).toBe(froms.length);
  expect(redirects.filter(({ from, to }) => !from.startsWith('/') || from === '/' || movedTo(to))).toEqual([]);
});
