import { inspectPublications } from '@/data/read-publications';
import { publicationValues } from '@/scripts/checks/content-problems';
import { contentValues } from '@/scripts/checks/file-problems';
import { readContent } from '@/scripts/checks/read-content';
import { sampleProblems } from '@/scripts/checks/release-problems';
import { folderWith } from '@/scripts/testing/folder-with';
import { hasSamples } from './has-samples';

test.each([
  ['site.ts', "export const site = { name: 'A', sample: true } as const;", true],
  ['publications/a.md', '---\ntitle: A\ncontents:\n  - name: Sample A v B\n    sample: true\n---\nWords.', true],
  ['site.ts', "// once `sample: true`\n/**\n * `sample: true` marks one\n */\nexport const a = 'A';", false],
])('R10.15: %s: %j', (name, text, expected) => {
  expect(hasSamples(folderWith({ [name]: text }))).toBe(expected);
});

test('R10.15: a page says that there are samples exactly as long as a release is refused for them', async () => {
  const { publications, drafts } = await inspectPublications();
  const ofPublications = [...publications, ...drafts.publications].flatMap(publicationValues);
  const values = [...contentValues((await readContent()).modules), ...ofPublications];
  expect(hasSamples()).toBe(sampleProblems(values).length > 0);
});
