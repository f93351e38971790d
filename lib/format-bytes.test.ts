import { formatBytes } from './format-bytes';

test.each([
  [1, '1 KB'],
  [41_000, '41 KB'],
  [41_001, '42 KB'],
  [1_234_567, '1.2 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
