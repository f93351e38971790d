import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { nodeLines } from './node-versions';

const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const run = (version: string) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/require-node.mjs', version], { encoding: 'utf8' });
  return [status, stderr];
};

test.each(['18.20.4', '20.11.1', '16.0.0'])('Node %s is refused in one sentence', (version) => {
  const lowest = engines.node.replace(/^>=(\S+) .*$/, '$1');
  expect(run(version)).toEqual([
    1,
    `This is Node ${version}; the site needs ${lowest} or newer: https://nodejs.org/en/download\n`,
  ]);
});

test('the Nodes to be tested are those of engines: the lowest, and the last line', () => {
  expect(nodeLines('>=20.12 <27')).toEqual(['20.12.0', '26']);
  expect(() => nodeLines('^22')).toThrow('package.json: engines.node is "^22"');
});

test.each([nodeLines()[0] ?? '', '20.20.2', '22.0.0', '26.10.0'])('Node %s is taken', (version) => {
  expect(run(version)).toEqual([0, '']);
});

test.each(['dev', 'build', 'start', 'test', 'check'])('npm run %s asks before anything else', (name) => {
  expect(scripts[name]).toMatch(/^(node scripts\/require-node\.mjs|npm run build) && /);
});
