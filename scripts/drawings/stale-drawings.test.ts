import { spawnSync } from 'node:child_process';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { edit, projectCopy } from '../try-changes/project-copy';
import { brand, headline, otherClaim } from '../try-changes/right-changes';
import { staleSentence } from './stale-sentence';

// A process for each look: modules that have been read once would not change.
jest.setTimeout(180_000);

const record = 'content/drawings.json';
let drawnToday: string;
let folder: string;

function run(script: string): string {
  const options = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const stale = (): string[] =>
  JSON.parse(
    run(
      'import { staleDrawings } from "./scripts/drawings/record"; console.log(JSON.stringify((await staleDrawings()).map(({ file }) => file)));',
    ),
  );

describe('a copy in which every drawing is of today', () => {
  // What the drawings are drawn from is recorded once.
  beforeAll(async () => {
    folder = await projectCopy();
    run(
      'import { drawings } from "./scripts/drawings/drawings"; import { recordDrawings } from "./scripts/drawings/record"; await recordDrawings(await drawings());',
    );
    drawnToday = await readFile(join(folder, record), 'utf8');
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    folder = await projectCopy();
    await writeFile(join(folder, record), drawnToday);
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('R10.9: words that are changed make stale what shows them, and nothing else', async () => {
    expect(stale()).toEqual([]);

    await edit(folder, 'content/home.ts', headline);
    expect(stale()).toEqual(['public/social/home.png']);

    // The figure stands in the picture of the page for lawyers.
    await edit(folder, 'content/claims.ts', otherClaim);
    expect(stale()).toEqual(['public/social/home.png', 'public/social/legal.png']);

    await edit(folder, 'content/site.ts', brand('Aya & Daraja'));
    const all = stale();
    for (const file of ['public/social/team.png', 'public/video/introduction.mp4']) expect(all).toContain(file);
    expect(all.some((file) => file.startsWith('public/social/publications/'))).toBe(true);
    expect(all.some((file) => file.startsWith('public/icons/'))).toBe(false);
  });

  test('R10.9: a file that the owner has put in the place of a drawing is never called stale', async () => {
    await appendFile(join(folder, 'public/social/home.png'), 'other bytes');
    await edit(folder, 'content/home.ts', headline);
    expect(stale()).toEqual([]);
  });

  test('R10.9: the check goes on, and says it in one sentence', async () => {
    await edit(folder, 'content/home.ts', headline);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/checks/run.ts', '--dev'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: 'public/social/home.png: shows what content said before, or is not drawn yet; run "npm run draw"\n',
      stderr: '',
    });
  });
});

test('many files are counted by folder', () => {
  expect(staleSentence([])).toBeUndefined();
  expect(staleSentence(['a/1.png', 'a/2.png', 'a/3.png', 'b/4.pdf'])).toMatch(/^a \(3 files\), b\/4\.pdf: /);
});
