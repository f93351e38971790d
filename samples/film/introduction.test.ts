import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { introduction } from '@/content/introduction';
import { video } from '@/content/video';
import { drawings } from '@/scripts/drawings/drawings';
import { staleDrawings } from '@/scripts/drawings/record';
import { timestamp } from './captions';
import { timeline } from './timeline';

const { captions, cuts, seconds, shots } = introduction;
const read = (file: string) => readFile(`public${file}`);
const KB = 1000;

/** `npm run draw` films shots anew that have changed, and until then the files are those of before. */
async function isCurrent(address: string): Promise<boolean> {
  const isOf = ({ file }: { file: string }) => file === `public${address}`;
  return (await drawings()).some(isOf) && !(await staleDrawings()).some(isOf);
}

it('lasts between 20 and 40 seconds, and whole ones', () => {
  expect(seconds).toBeGreaterThanOrEqual(20);
  expect(seconds).toBeLessThanOrEqual(40);
  expect(timeline(shots).at(-1)?.end).toBe(seconds);
  expect(seconds % 1).toBe(0);
});

it('has one length, wherever one is said (R4.10)', () => {
  const said = JSON.stringify([video, shots.map(({ title, text }) => [title, text])]);
  expect([...said.matchAll(/(\d+) seconds?\b/g)].map(([, length]) => Number(length))).toContain(seconds);
  for (const [, length] of said.matchAll(/(\d+) seconds?\b/g)) expect(Number(length)).toBe(seconds);
  expect(said).not.toMatch(/\bminutes?\b/);
});

it('leaves every caption on the screen long enough to be read', () => {
  for (const { title, accent = '', text, seconds: length } of shots) {
    // 20 characters a second is the ceiling that broadcasters set for subtitles
    expect((title + accent + text).length / length).toBeLessThan(20);
  }
});

it('has captions that end with it and say what its shots say', async () => {
  if (!(await isCurrent(captions))) return;
  const file = (await read(captions)).toString();
  expect(file).toContain(`--> ${timestamp(seconds)}`);
  for (const { title, text } of shots) {
    expect(file).toContain(title);
    expect(file).toContain(text);
  }
});

describe.each(Object.entries(cuts))('the %s cut', (_, { width, height, mp4, webm, poster }) => {
  it('is an MP4 as long as its shots, whose index comes first, under 950 KB', async () => {
    const film = await read(mp4);
    expect(film.length).toBeLessThan(950 * KB);
    expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
    if (!(await isCurrent(mp4))) return;
    // mvhd version 0: after the name 4 bytes of flags, 8 of dates, then timescale and duration (ISO 14496-12, 8.2.2)
    const header = film.indexOf('mvhd');
    expect(film.readUInt32BE(header + 20) / film.readUInt32BE(header + 16)).toBeCloseTo(seconds, 1);
    // the track's picture, in 16.16 fixed point, ends its header (8.3.2), which the film's edits or media follow
    const track = film.indexOf('tkhd');
    expect([film.readUInt32BE(track + 80) / 65536, film.readUInt32BE(track + 84) / 65536]).toEqual([width, height]);
  });

  it('is a WebM too, under 950 KB', async () => {
    const film = await read(webm);
    expect(film.length).toBeLessThan(950 * KB);
    expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(film.indexOf('V_VP9')).toBeGreaterThan(0);
  });

  it('has a poster of its shape, under 30 KB', async () => {
    expect((await stat(`public${poster}`)).size).toBeLessThan(30 * KB);
    if (!(await isCurrent(poster))) return;
    const size = await sharp(`public${poster}`).metadata();
    expect(size.width / size.height).toBeCloseTo(width / height, 2);
  });
});
