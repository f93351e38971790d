import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectCopy } from '@/scripts/try-changes/project-copy';

const letters = ['ŁŁŁ', 'ẤẤẤ'];
const teams = [
  ['Knowledgerepositories', 1],
  ['Knowledgerepositories', 12],
  ['MWANGI WAMALWA & COMPANY', 12],
] as const;

// Drawn in one process of its own, since jest cannot load `next/og`, on a copy with a cache of its own.
const script = `
import { writeFile } from 'node:fs/promises';
const files = ['app/social/draw.ts', 'app/social/pictures.tsx', 'app/social/motifs.tsx', 'content/site.ts', 'content/team.ts'];
const [{ draw }, { pagePicture }, { motifOf }, { site }, { team }] = await Promise.all(files.map((file) => import('./' + file)));
const save = async (name, ...page) => writeFile(name + '.png', await draw(pagePicture(...page)));
await save('one', { title: 'One' });
await save('two', { title: 'Two' });
await save('one-again', { title: 'One' });
for (const title of ${JSON.stringify(letters)}) await save(title, { title });
await save('none', { title: 'Жук' }).catch(({ message }) => writeFile('refusal.txt', message));
for (const [brand, count] of ${JSON.stringify(teams)}) {
  site.name = brand;
  team.list.members = Array(count).fill({ photo: '/photo.jpg' });
  await save(brand, { title: 'Who answers' });
  await save(brand + count, { title: 'Who answers' }, motifOf('/team', []));
}`;

let root: string;
beforeAll(async () => {
  root = await projectCopy();
  // A photograph as a telephone writes it: lying, to be turned.
  const photo = sharp({ create: { width: 900, height: 700, channels: 3, background: '#e11' } });
  await photo.withMetadata({ orientation: 6 }).jpeg().toFile(join(root, 'public/photo.jpg'));
  await writeFile(join(root, 'draw.mts'), script);
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', ['draw.mts'], { cwd: root, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}, 120_000);

/** Three bytes a pixel, of what stands left of the margin. */
const pixels = (name: string): Promise<Buffer> =>
  sharp(join(root, `${name}.png`))
    .extract({ left: 0, top: 0, width: 1098, height: 630 })
    .removeAlpha()
    .raw()
    .toBuffer();

test('R10.9: a picture says the words of now, and is drawn once for them', async () => {
  const [one, two, again] = await Promise.all(['one', 'two', 'one-again'].map(pixels));
  expect([two, again].map((other) => other && one?.equals(other))).toEqual([false, true]);
  const titles = new Set(['one', 'two', ...letters, ...teams.map(([brand]) => brand)]);
  expect(readdirSync(join(root, '.next/cache/social'))).toHaveLength(titles.size + teams.length);
});

test('R10.9: letters outside Latin-1 are letters and no boxes; those that the serif lacks are named', async () => {
  const drawn = await Promise.all(letters.map(async (title) => (await pixels(title)).toString('hex')));
  expect(new Set(drawn).size).toBe(letters.length);
  const refusal = await readFile(join(root, 'refusal.txt'), 'utf8');
  expect(refusal).toBe('A shared picture cannot say "Жук": its serif has no such letters.');
});

test.each(teams)(
  'R10.9: beside "%s", %i photographs stand, and none covers the brand or the title',
  async (brand, count) => {
    const [bare, shown] = await Promise.all([pixels(brand), pixels(`${brand}${count}`)]);
    const starts = Array.from({ length: bare.length / 3 }, (_, pixel) => pixel * 3);
    const isPhoto = (at: number) => (shown[at] ?? 0) > 180 && (shown[at + 1] ?? 255) < 90;
    expect(starts.filter((at) => (bare[at] ?? 255) < 160 && isPhoto(at))).toEqual([]);
    // Each is at least 56 pixels wide.
    expect(starts.filter(isPhoto).length).toBeGreaterThan(count * 56 * 70 * 0.98);
  },
);
