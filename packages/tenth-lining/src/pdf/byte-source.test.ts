import { blockSource } from './byte-source';

const size = 70 * 2 ** 20 + 5;
const byteAt = (at: number) => at % 251;
const pattern = Uint8Array.from({ length: 2 ** 20 + 251 }, (_, at) => byteAt(at));

/** A file of 70 MB whose bytes are made when they are read. */
function made() {
  const reads: number[] = [];
  const source = blockSource(size, (start, end) => {
    reads.push(start);
    return pattern.subarray(start % 251, (start % 251) + end - start);
  });
  return { reads, source };
}

test.each([
  ['inside a block', 10, 20],
  ['up to a block’s end', 2 ** 20 - 3, 2 ** 20],
  ['over a border', 2 ** 20 - 3, 2 ** 20 + 3],
  ['over two borders', 2 ** 20 - 1, 2 ** 21 + 1],
  ['past the end', size - 2, size + 9],
  ['nothing', 5, 5],
])('reads a part: %s', (_, start, end) => {
  const expected = Buffer.alloc(Math.min(end, size) - start).map((_, at) => byteAt(start + at));
  expect(Buffer.compare(made().source.read(start, end), expected)).toBe(0);
});

test('reads a block once, and keeps no more than 64', () => {
  const { reads, source } = made();
  for (const at of [0, 5, 100]) source.read(at, at + 1);
  expect(reads).toHaveLength(1);
  for (let block = 1; block <= 64; block += 1) source.read(block * 2 ** 20, block * 2 ** 20 + 1);
  source.read(64 * 2 ** 20, 64 * 2 ** 20 + 1);
  expect(reads).toHaveLength(65);
  source.read(0, 1);
  expect(reads).toHaveLength(66);
});
