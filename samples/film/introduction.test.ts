import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { introduction } from '@/content/introduction';
import { drawings } from '@/scripts/drawings/drawings';
import { staleDrawings } from '@/scripts/drawings/record';
import { timeline } from './timeline';

const { files, shots, width, height } = introduction;
const timed = timeline(shots);
const length = timed.at(-1)?.end ?? 0;
const read = (file: string) => readFile(`public${file}`);

it('lasts between 20 and 40 seconds', () => {
  expect(length).toBeGreaterThanOrEqual(20);
  expect(length).toBeLessThanOrEqual(40);
});

it('leaves every caption on the screen long enough to be read', () => {
  for (const { title, accent = '', text, seconds } of shots) {
    // 20 characters a second is the ceiling that broadcasters set for subtitles
    expect((title + accent + text).length / seconds).toBeLessThan(20);
  }
});

it('is an MP4 as long as its shots, whose index comes first, under 1.5 MB', async () => {
  const film = await read(files.mp4);
  const isFilm = ({ file }: { file: string }) => file === `public${files.mp4}`;
  const isCurrent = (await drawings()).some(isFilm) && !(await staleDrawings()).some(isFilm);
  expect(film.length).toBeLessThan(1.5 * 1024 * 1024);
  expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
  // mvhd version 0: after the name 4 bytes of flags, 8 of dates, then timescale and duration (ISO 14496-12, 8.2.2)
  const header = film.indexOf('mvhd');
  // `npm run draw` films shots anew that have changed.
  if (isCurrent) expect(film.readUInt32BE(header + 20) / film.readUInt32BE(header + 16)).toBeCloseTo(length, 1);
});

it('is a WebM too, under 1.5 MB', async () => {
  const film = await read(files.webm);
  expect(film.length).toBeLessThan(1.5 * 1024 * 1024);
  expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(film.indexOf('V_VP9')).toBeGreaterThan(0);
});

it('has a poster of the film’s shape, under 30 KB', async () => {
  const poster = await read(files.poster);
  expect(poster.length).toBeLessThan(30_000);
  const size = await sharp(poster).metadata();
  expect(size.width / size.height).toBeCloseTo(width / height, 2);
});
