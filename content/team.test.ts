import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { team } from './team';

const { members } = team.register;

it.each(members)('$name: the portrait is a file that draws, four by five, under 10 KB', async ({ photo }) => {
  const file = await readFile(`public${photo}`);
  expect(file.length).toBeLessThan(10 * 1024);
  // sharp refuses what a browser would show as a broken picture
  const { width, height } = await sharp(file).metadata();
  expect(width / height).toBeCloseTo(4 / 5);
});

it.each(members)('$name: one sentence on what this person does for the reader', ({ bio }) => {
  expect(bio).toMatch(/^[A-Z].{39,159}\.$/);
  expect(bio.match(/[.!?](\s|$)/g)).toHaveLength(1);
});

it.each(members)('$name: the text alternative names the person and describes the picture', ({ name, photoAlt }) => {
  expect(photoAlt).toContain(name);
  expect(photoAlt.length).toBeGreaterThan(name.length + 30);
});

it('has no two people with one name, portrait or profile', () => {
  for (const key of ['name', 'photo', 'bio'] as const) {
    expect(new Set(members.map((member) => member[key])).size).toBe(members.length);
  }
  expect(new Set(members.map(({ profile }) => profile.href)).size).toBe(members.length);
});
