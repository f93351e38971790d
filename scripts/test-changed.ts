/**
 * The last step of `npm run check`: the tests that import, by any number of steps, what was changed and is not committed;
 * with nothing uncommitted, what the branch has changed since it left main. Left out are the tests that `check` has run
 * already, and those of the export, which need `npm run build` first.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Files that git names, a line each; none where there is no git, no repository or no such branch. */
function git(...options: readonly string[]): string[] {
  const { status, stdout } = spawnSync('git', options, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

const uncommitted = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
const changed = uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'main...HEAD');
const code = changed.filter((file) => /\.(tsx?|mjs|json)$/.test(file) && existsSync(file));
if (code.length > 0) {
  process.stdout.write(`Tests beside ${code.length} changed files\n`);
  const options = ['--selectProjects', 'components', 'content', '--passWithNoTests', '--silent'];
  const alreadyRun = ['--testPathIgnorePatterns', '/node_modules/', '<rootDir>/(content|data|lib|scripts/checks)/'];
  const jest = ['node_modules/jest/bin/jest.js', ...options, ...alreadyRun, '--findRelatedTests', ...code];
  process.exit(spawnSync(process.execPath, jest, { stdio: 'inherit' }).status ?? 1);
}
