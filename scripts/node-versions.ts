/**
 * Runs the tests of what runs in Node itself (build steps, servers, releases) on the lowest Node that `engines` in
 * package.json names, and on the newest of its last line, a step of `npm run test:all`. The programs come from npm.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = '.cache/nodes';
const tests = 'scripts/(export|hosting|release|serve|supply-chain|require-node)';

/** The Nodes of `engines`, as npm takes them: of `>=20.12 <27` they are `20.12.0` and `26`, the newest of its last line. */
export function nodeLines(engines: string = JSON.parse(readFileSync('package.json', 'utf8')).engines.node): string[] {
  const [, lowest, beyond] = /^>=(\d+\.\d+) <(\d+)$/.exec(engines) ?? [];
  if (!lowest) throw new Error(`package.json: engines.node is "${engines}"; allowed is such as ">=20.12 <27"`);
  return [`${lowest}.0`, String(Number(beyond) - 1)];
}

/** @returns whether the tests pass on both */
function testOnBoth(): boolean {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const versions = nodeLines();
  const packages = versions.map((version) => `node-${version}@npm:${name}@${version}`);
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
  if (spawnSync('npm', ['install', ...options, ...packages], { stdio: 'inherit' }).status !== 0) return false;
  return versions.every((version) => {
    const node = join(folder, 'node_modules', `node-${version}`, 'bin', 'node');
    process.stdout.write(`Node ${version}\n`);
    const args = ['node_modules/jest/bin/jest.js', '--ci', '--selectProjects', 'content', '--', tests];
    return spawnSync(node, args, { stdio: 'inherit' }).status === 0;
  });
}

if (process.argv[1]?.endsWith('node-versions.ts')) process.exit(testOnBoth() ? 0 : 1);
