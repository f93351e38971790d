import { isPayload } from './remove-payloads';

const entries = [
  'index.html',
  'index.txt',
  '__next._tree.txt',
  'legal/index.html',
  'legal/index.txt',
  'legal/__next.legal.__PAGE__.txt',
  'robots.txt',
  'web/Attachments/covers/notes.txt',
];

test('finds the payloads of client-side navigation, and no text that somebody wrote', () => {
  expect(entries.filter(isPayload(entries))).toEqual([
    'index.txt',
    '__next._tree.txt',
    'legal/index.txt',
    'legal/__next.legal.__PAGE__.txt',
  ]);
});
