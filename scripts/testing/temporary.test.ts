import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

test('a run that fails leaves nothing in the temporary folder', () => {
  const run = `
    const { default: temporary } = await import('./scripts/testing/temporary.mjs');
    temporary();
    const folder = fs.mkdtempSync(os.tmpdir() + '/a-');
    fs.writeFileSync(folder + '/file', 'words');
    console.log(folder);
    throw new Error('It fails');`;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `import fs from 'node:fs'; import os from 'node:os';${run}`],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, expect.stringMatching(/tests-\w+\/a-\w+\n$/)]);
  expect(existsSync(stdout.trim())).toBe(false);
});
