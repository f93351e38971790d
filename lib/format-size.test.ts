import { formatSize } from './format-size';

it.each([
  [1, '1 KB'],
  [85_000, '83 KB'],
  [1_047_000, '1022 KB'],
  [1_048_200, '1.0 MB'],
  [1_468_006, '1.4 MB'],
])('prints %d bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
