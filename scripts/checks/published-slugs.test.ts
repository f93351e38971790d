import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith } from '../testing/folder-with';
import { recordSlugs } from './published-slugs';

test('R5.11: slugs that are built for the first time are added to the recorded ones', async () => {
  const file = join(folderWith({ 'published-slugs.json': '["b"]' }), 'published-slugs.json');
  expect(await recordSlugs(['a', 'b'], file)).toEqual(['a']);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(['a', 'b']);
  expect(await recordSlugs(['a'], file)).toEqual([]);
});
