/**
 * `npm run check`: tells a mistake in content alone, as the build does; puts the format right; then, side by side, what the
 * compiler says, what nothing uses, the tests of content and its rules, and those that import, by any number of steps, what
 * was changed.
 */
import { exec, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/** Files that git names, a line each; none where there is no git, no repository or no such branch. */
function git(...options: readonly string[]): string[] {
  const { status, stdout } = spawnSync('git', options, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

// Every test that reads wrong content would fail as well, each in words of its own.
for (const first of ['tsx scripts/checks/run.ts --dev', 'npm run format'])
  if (spawnSync(first, { shell: true, stdio: 'inherit' }).status !== 0) process.exit(1);
// What is not committed; else what the branch has changed since it left main.
const uncommitted = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
const changed = uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'main...HEAD');
const code = changed.filter((file) => /\.(tsx?|mjs|json)$/.test(file) && existsSync(file));

const ofContent = '(content|data|lib|scripts/checks)/';
const commands = [
  // One checker: several together do half as much again, and the tests want the other core.
  'npm run typecheck -- --checkers 1',
  'knip',
  `jest --selectProjects content --testPathPatterns "/${ofContent}" --testPathIgnorePatterns import-rules`,
];
// From the root: the project may stand in a folder called data.
const beside = `--testPathIgnorePatterns /node_modules/ "<rootDir>/${ofContent}" --findRelatedTests "${code.join('" "')}"`;
if (code.length > 0) commands.push(`jest --selectProjects components content --passWithNoTests --silent ${beside}`);

const all = await Promise.allSettled(commands.map((command) => promisify(exec)(command, { maxBuffer: 2 ** 28 })));
for (const { stdout, stderr } of all.map((one) => (one.status === 'fulfilled' ? one.value : one.reason)))
  process.stdout.write(stdout + stderr);
process.exitCode = all.every(({ status }) => status === 'fulfilled') ? 0 : 1;
