/**
 * R10.8, a step of `npm run test:all`: makes the changes that an owner may make (right-changes.ts) in a copy of the
 * project, and runs what could complain. Less of everything is checked and compiled; more of everything, in a fresh copy,
 * since a list cannot be shorter and longer at once, is built as well, and looked at in a browser. A copy with a failure
 * stays in .cache/ to be looked at.
 */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { buildableCopy } from './project-copy';
import { fewer, more } from './right-changes';

const jest = 'npx jest --ci --silent';
const tests = `${jest} --selectProjects components content --testPathPatterns "/(content|data|samples)/"`;
// Of a component with more entries axe sees nothing new, and the features' carousel is drawn in the browser.
const sections = `${jest} --selectProjects components --testPathPatterns "/components/sections/((?!carousel).)*$" --testNamePattern "^((?!axe).)*$"`;
// What measures, counts or reads what an owner writes; of the carousel not what draws it at every width.
const specs =
  'headlines islands-carousel islands-counter late-faces layout publications-browse visual without-script'.replaceAll(
    /\S+/g,
    'e2e/$&.spec',
  );

const rounds = {
  less: { changes: fewer, commands: ['tsx scripts/checks/run.ts --dev', 'tsc --noEmit --incremental false', tests] },
  more: {
    changes: more,
    commands: [
      'npm run -s build',
      tests,
      sections,
      `${jest} --selectProjects export`,
      `npx playwright test --reporter dot --retries 1 --grep-invert "every drawing|each of its widths" ${specs}`,
    ],
  },
};

const folder = '.cache/changed';
// A server of its own, and no second export: the owner's form is no part of this.
const env = { ...process.env, CI: '', PORT: '3200', PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}` };

for (const [name, { changes, commands }] of Object.entries(rounds)) {
  await rm(folder, { recursive: true, force: true });
  await buildableCopy(folder);
  for (const make of Object.values(changes)) await make(folder);
  // The format is put right first, as `npm run check` does.
  for (const command of ['biome check --write --error-on-warnings content', ...commands]) {
    const { status, stdout, stderr } = spawnSync(command, { shell: true, cwd: folder, env, encoding: 'utf8' });
    if (status === 0) continue;
    process.stderr.write(`${name} (${Object.keys(changes).join('; ')}): ${command}\n${stdout}${stderr}\n`);
    process.exit(1);
  }
  process.stdout.write(`${name} of everything: ${Object.keys(changes).length} changes\n`);
}
await rm(folder, { recursive: true });
