import type { Publication } from '@/content/types';
import { sampleExtentText } from './sample-extent-text';

const contents = ['A v B', 'C v D'] as unknown as Publication['contents'];

test.each([
  ['a sample', { sample: true }, 31, /\b2\b.*\b31\b/],
  ['a sample with all of its cases', { sample: true }, 2, /\b2\b.*\b2\b/],
  ['a publication', {}, 31, /^undefined$/],
] as const)('%s says how many of its cases its PDF has only if it is a sample', (_, own, cases, expected) => {
  expect(String(sampleExtentText({ ...own, contents, cases }))).toMatch(expected);
});
