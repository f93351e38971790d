/**
 * R10.8, two steps of `npm run test:all`: makes the changes that an owner may make (owner-changes.ts) in a copy of the project, and
 * runs what could complain. `fewer`, less of everything, is checked and compiled; `more` is built as well, and looked at in
 * a browser. A copy with a failure stays in .cache/ to be looked at.
 */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fewer, more } from './owner-changes';
import { buildableCopy } from './project-copy';

const jest = 'npx jest --ci --silent';
const tests = `${jest} --selectProjects components content --testPathPatterns "/(content|data)/"`;
// Of a component with more entries axe sees nothing new, and the features' carousel is drawn in the browser.
const sections = `${jest} --selectProjects components --testPathPatterns "/components/sections/((?!carousel).)*$" --testNamePattern "^((?!axe).)*$"`;
// What measures, counts or reads what an owner writes; of the carousel not what draws it at every width.
const specs =
  'headlines islands-carousel islands-counter late-faces layout publications-browse visual without-script'.replaceAll(
    /\S+/g,
    'e2e/$&.spec',
  );

const steps = {
  fewer: { changes: fewer, commands: ['tsx scripts/checks/run.ts --dev', 'tsc --noEmit --incremental false', tests] },
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

const name = process.argv[2] === 'more' ? 'more' : 'fewer';
const { changes, commands } = steps[name];
const folder = `.cache/changed-${name}`;
await rm(folder, { recursive: true, force: true });
await buildableCopy(folder);
for (const [, make] of changes) await make(folder);

// A server of its own, and no second export: the owner's form is no part of this.
const env = { ...process.env, CI: '', PORT: '3200', PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}` };
// The format is put right first, as `npm run check` does.
for (const command of ['biome check --write --error-on-warnings content', ...commands]) {
  const { status, stdout, stderr } = spawnSync(command, { shell: true, cwd: folder, env, encoding: 'utf8' });
  if (status === 0) continue;
  const made = changes.map(([change]) => change).join('; ');
  process.stderr.write(`${name} (${made}): ${command}\n${stdout}${stderr}\n`);
  process.exit(1);
}
await rm(folder, { recursive: true });
process.stdout.write(`${name} of everything: ${changes.length} changes\n`);
