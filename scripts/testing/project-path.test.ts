import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderWith } from './folder-with';

test('jest, which would find no test there and pass, refuses a folder with "%" in its path', () => {
  const folder = join(folderWith(), '50% done');
  mkdirSync(folder);
  copyFileSync('jest.config.mjs', join(folder, 'jest.config.mjs'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--listTests'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^jest finds no tests in a folder with "%" in its path: .*50% done\. Move the project\.$/m);
  expect(status).toBe(1);
});
