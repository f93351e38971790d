import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { video } from './video';

const { source, poster, transcript, seconds } = video ?? {};
const KB = 1000;
const read = (file: string) => readFile(`public${file}`);
const shapeOf = async (picture: string) => {
  const { width, height } = await sharp(`public${picture}`).metadata();
  return width / height;
};

// Only the film that the site ships with: another is the owner's.
const files = video?.sample && source && 'mp4' in source ? source : undefined;
const whenOurs = files ? test : test.skip;
const cuts =
  files && poster
    ? [
        { name: 'film', ...files, poster: poster.src },
        ...(files.upright ? [{ name: 'upright cut', ...files.upright, poster: poster.upright ?? '' }] : []),
      ]
    : [];

whenOurs('has the same length everywhere (R4.10)', () => {
  const said = [...JSON.stringify(video ?? '').matchAll(/(\d+) (seconds?|minutes?)\b/g)];
  const lengths = said.map(([, length, unit = '']) => Number(length) * (unit.startsWith('minute') ? 60 : 1));
  expect(lengths.filter((length) => length !== seconds)).toEqual([]);
});

whenOurs('has captions that agree with its transcript, shot by shot', async () => {
  const cues = String(await read(files?.captions.src ?? ''))
    .split('-->')
    .slice(1);
  expect(cues).toHaveLength(transcript?.lines.length ?? 0);
  for (const [index, { words }] of (transcript?.lines ?? []).entries()) {
    // The film ends with the name that the brand had when it was made.
    if (index === cues.length - 1) continue;
    expect(cues[index]?.replace(/\s+/g, ' ')).toContain(words);
  }
});

whenOurs('is an MP4 of the stated length with its index first, and a WebM, each under 950 KB (R4.10)', async () => {
  for (const { mp4, webm, poster: still } of cuts) {
    const bytes = await read(mp4);
    expect(bytes.length).toBeLessThan(950 * KB);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    // mvhd version 0: after the name 4 bytes of flags, 8 of dates, then timescale and duration (ISO 14496-12, 8.2.2)
    const header = bytes.indexOf('mvhd');
    expect(bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16)).toBeCloseTo(seconds ?? 0, 1);
    // the track's picture, in 16.16 fixed point, ends its header (8.3.2), which the film's edits or media follow
    const track = bytes.indexOf('tkhd');
    expect(bytes.readUInt32BE(track + 80) / bytes.readUInt32BE(track + 84)).toBeCloseTo(await shapeOf(still), 2);
    const other = await read(webm);
    expect(other.length).toBeLessThan(950 * KB);
    expect(other.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  }
});

whenOurs('has a poster under 30 KB, and for phones one of 4:5', async () => {
  for (const cut of cuts) expect((await stat(`public${cut.poster}`)).size).toBeLessThan(30 * KB);
  if (poster?.upright) expect(await shapeOf(poster.upright)).toBeCloseTo(4 / 5, 2);
});
