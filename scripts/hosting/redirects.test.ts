import { movedTo } from './redirects';

const moved = [{ from: '/old', to: '/legal/' }];

test.each([
  ['/old', '/legal/'],
  ['/old/', '/legal/'],
  ['/older', undefined],
  ['/', undefined],
])('%s has moved to %s', (path, to) => {
  expect(movedTo(path, moved)).toBe(to);
});
