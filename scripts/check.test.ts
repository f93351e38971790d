import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderWith } from './testing/folder-with';

/** A repository with programs that only note how they were called; `tsx` stands for the check of content. */
function project(contentStatus = 0) {
  const note = '#!/bin/sh\necho "$(basename "$0") $*" >> calls\n';
  const root = folderWith({
    'home.ts': '',
    'old.ts': '',
    'bin/tsx': `${note}exit ${contentStatus}\n`,
    ...Object.fromEntries(['npm', 'knip', 'jest'].map((name) => [`bin/${name}`, note])),
    '.gitignore': 'bin\ncalls\n',
  });
  const env = { ...process.env, GIT_DIR: undefined, PATH: `${join(root, 'bin')}:${process.env.PATH}` };
  const run = (command: string) => spawnSync(command, { shell: true, cwd: root, env, encoding: 'utf8' });
  run('chmod +x bin/*; git init -qb main; git add .; git -c user.name=a -c user.email=a@b.example commit -qm a');
  const check = () => {
    rmSync(join(root, 'calls'), { force: true });
    const { status } = run(
      `node --import ${resolve('node_modules/tsx/dist/esm/index.mjs')} ${resolve('scripts/check.ts')}`,
    );
    const calls = readFileSync(join(root, 'calls'), 'utf8');
    return { status, calls: calls.trim().split('\n'), beside: /--findRelatedTests (.*)/.exec(calls)?.[1] };
  };
  return { root, run, check };
}

test('R10.8: a mistake in content is told alone: nothing else runs', () => {
  expect(project(1).check()).toEqual({ status: 1, calls: ['tsx scripts/checks/run.ts --dev'], beside: undefined });
});

test('what was changed has the tests that import it run: before a commit, and on a branch', () => {
  const { root, run, check } = project();
  expect(check()).toMatchObject({ status: 0, beside: undefined });
  writeFileSync(join(root, 'home.ts'), 'changed');
  writeFileSync(join(root, 'new page.tsx'), '');
  writeFileSync(join(root, 'words.md'), '');
  rmSync(join(root, 'old.ts'));
  const beside = 'home.ts new page.tsx';
  expect(check().beside).toBe(beside);
  run('git checkout -qb other; git add -A; git -c user.name=a -c user.email=a@b.example commit -qm b');
  expect(check().beside).toBe(beside);
});

test('one that fails fails the whole, and all are run', () => {
  const { root, check } = project();
  writeFileSync(join(root, 'bin/knip'), '#!/bin/sh\nexit 1\n');
  const { status, calls } = check();
  expect([
    status,
    calls
      .slice(1)
      .map((call) => call.split(' ')[0])
      .sort(),
  ]).toEqual([1, ['jest', 'npm', 'npm']]);
});
