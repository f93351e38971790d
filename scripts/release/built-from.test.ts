import { rm, utimes, writeFile } from 'node:fs/promises';
import { folderWith } from '../testing/folder-with';
import { checkedSources, currentSources, noteSources } from './built-from';

const project = process.cwd();
beforeEach(() => {
  process.chdir(folderWith({ 'content/publications/a.md': 'A', 'content/home.test.ts': 'a test' }));
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_TYPEFORM_ID: 'AbCd1234' });
});
afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(project);
});

test.each([
  ['a changed word', true, () => writeFile('content/publications/a.md', 'B')],
  ['a new file', true, () => writeFile('content/publications/b.md', '')],
  ['a removed file', true, () => rm('content/publications/a.md')],
  [
    'another form',
    true,
    async () => {
      process.env.NEXT_PUBLIC_TYPEFORM_ID = 'EfGh5678';
    },
  ],
  ['a setting', true, () => writeFile('.env.local', 'NEXT_PUBLIC_TYPEFORM_REGION=eu')],
  ['another day on the same file', false, () => utimes('content/publications/a.md', 1, 1)],
  ['a test', false, () => writeFile('content/home.test.ts', 'another')],
  ['the host’s own files', false, () => writeFile('README.md', '')],
])('R12.5: after %s an export is of something else: %s', async (_, expected, change) => {
  noteSources();
  expect(checkedSources()).toBe(currentSources());
  await change();
  expect(checkedSources() !== currentSources()).toBe(expected);
});
