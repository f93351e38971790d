/**
 * R10.8, a step of `npm test`: makes the changes that an owner may make, in two copies of the project, and runs the checks that
 * could complain: the build's own, the compiler and the tests that read content. In one copy there is more of
 * everything, in the other there is less. What a browser sees of it: changed-site.ts.
 */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fewer, more } from './owner-changes';
import { projectCopy } from './project-copy';

/**
 * What could complain, after the format has been put right, as `npm run check` does. The tests that read the export need a build, and run on the content that ships. Of a component
 * with more entries axe sees nothing new, and the features' carousel takes longer than all the others together.
 */
const jest = ['node', 'node_modules/jest/bin/jest.js', '--ci', '--selectProjects', 'components', 'content'];
const common = [
  ['node', 'node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--error-on-warnings', 'content'],
  ['node', '--import', 'tsx', 'scripts/checks/run.ts', '--dev'],
  ['node', 'node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false'],
  [...jest, '--testPathPatterns', '/(content|data|samples)/'],
];
const sections = [
  ...jest,
  '--testPathPatterns',
  '/components/sections/((?!carousel).)*$',
  '--testNamePattern',
  '^((?!axe).)*$',
];
const checks = { more: [...common, sections], fewer: common };

for (const [name, changes] of [
  ['more', more],
  ['fewer', fewer],
] as const) {
  const folder = await projectCopy();
  for (const [, make] of changes) await make(folder);
  for (const [program = '', ...options] of checks[name]) {
    const { status, stdout, stderr } = spawnSync(program, options, { cwd: folder, encoding: 'utf8' });
    if (status === 0) continue;
    process.stderr.write(`${name} (${changes.map(([change]) => change).join('; ')}):\n${stdout}${stderr}\n`);
    process.exitCode = 1;
  }
  await rm(folder, { recursive: true });
  process.stdout.write(`${name} of everything: ${changes.length} changes\n`);
}
