/**
 * R10.8, a step of `npm test`: makes the changes that an owner may make, in two copies of the project, and runs the checks that
 * could complain: the build's own, the compiler and the tests that read content. In one copy there is more of
 * everything, in the other there is less.
 */
import { spawnSync } from 'node:child_process';
import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removePublication } from '../add-publication/remove-publication';
import { again, brand, film, headline, onePersonMore, otherClaim, without } from './content-edits';
import { edit, projectCopy } from './project-copy';
import { manyPublications, threePublications } from './publications-edits';

type Change = [name: string, make: (folder: string) => Promise<void>];

const more: Change[] = [
  ['three ordinary PDFs at once, one with an Arabic and one with a Swahili name', threePublications],
  ['Kenya with 200 publications, Namibia with 12', (folder) => manyPublications(folder)],
  ['another number in a claim', (folder) => edit(folder, 'content/claims.ts', otherClaim)],
  ['a brand with an ampersand', (folder) => edit(folder, 'content/site.ts', brand('Aya & Daraja'))],
  ['another headline', (folder) => edit(folder, 'content/home.ts', headline)],
  [
    'a feature more',
    (folder) => edit(folder, 'content/features.ts', (text) => again(text, 'items', 'id', 'name', 'title')),
  ],
  [
    'a person more',
    async (folder) => {
      const [photo = ''] = await readdir(join(folder, 'public/team'));
      await copyFile(join(folder, 'public/team', photo), join(folder, `public/team/another-${photo}`));
      await edit(folder, 'content/team.ts', onePersonMore(`/team/another-${photo}`));
    },
  ],
  ['an office more', (folder) => edit(folder, 'content/site.ts', (text) => again(text, 'items', 'city'))],
  ['a voice more', (folder) => edit(folder, 'content/home.ts', (text) => again(text, 'items', 'quote', 'name'))],
  [
    'an integration more',
    (folder) => edit(folder, 'content/home.ts', (text) => again(text, 'groups', 'label', 'name')),
  ],
  [
    'other words on a card',
    (folder) => edit(folder, 'content/challenges.ts', (text) => text.replace(/(title: ')[^']+'/, "$1Other words'")),
  ],
  [
    'another title for search results',
    (folder) =>
      edit(folder, 'content/legal.ts', (text) =>
        text.replace(/(meta = \{\s+title: ')[^']+'/, "$1Research for advocates'"),
      ),
  ],
  ['a film at YouTube', (folder) => edit(folder, 'content/video.ts', film('https://youtu.be/aB3_dE-6789'))],
];

const fewer: Change[] = [
  [
    'a publication less',
    async (folder) => {
      const [name = ''] = await readdir(join(folder, 'content/publications'));
      await removePublication(name.replace(/\.md$/, ''), folder);
    },
  ],
  ['a brand of thirty letters', (folder) => edit(folder, 'content/site.ts', brand('Daraja Knowledge and Documents'))],
  ['a feature less', (folder) => edit(folder, 'content/features.ts', (text) => without(text, 'items'))],
  [
    'a person less',
    (folder) =>
      edit(folder, 'content/team.ts', (text) => text.replace(/\n {2}\{\n(?: {4}.*\n)+ {2}\},(?=\n\] as const)/, '')),
  ],
  ['an office less', (folder) => edit(folder, 'content/site.ts', (text) => without(text, 'items'))],
  ['a voice less', (folder) => edit(folder, 'content/home.ts', (text) => without(text, 'items'))],
  ['an integration less', (folder) => edit(folder, 'content/home.ts', (text) => without(text, 'groups'))],
  ['a film at Vimeo', (folder) => edit(folder, 'content/video.ts', film('https://vimeo.com/123456789'))],
];

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
