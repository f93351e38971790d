/**
 * R10.8, a step of `npm test`: builds the site after the changes that an owner may make (owner-changes.ts), and runs the
 * tests of the export and of the browser that meet changed content. What fails stays in .cache/changed to be looked at.
 */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { more } from './owner-changes';
import { buildableCopy } from './project-copy';

const folder = '.cache/changed';
await rm(folder, { recursive: true, force: true });
await buildableCopy(folder);
for (const [, make] of more) await make(folder);

/** Tests that measure, count or read what an owner writes; of the carousel those that do not draw it at every width. */
const specs = [
  'headlines',
  'islands-carousel',
  'islands-counter',
  'late-faces',
  'layout',
  'publications-browse',
  'visual',
  'without-script',
];
// Its own server, and no second export: the owner's form is no part of this.
const env = { ...process.env, CI: '', PORT: '3200' };
for (const command of [
  'npx biome check --write content',
  'npm run -s build',
  'npx jest --ci --silent --selectProjects export',
  `npx playwright test --reporter dot --retries 1 --grep-invert "every drawing|each of its widths" ${specs.map((name) => `e2e/${name}.spec`).join(' ')}`,
]) {
  const { status, stdout, stderr } = spawnSync(command, { shell: true, cwd: folder, env, encoding: 'utf8' });
  if (status === 0) continue;
  process.stderr.write(`After ${more.map(([change]) => change).join('; ')}: ${command}\n${stdout}${stderr}\n`);
  process.exit(1);
}
await rm(folder, { recursive: true });
process.stdout.write(`The site stands after ${more.length} changes\n`);
