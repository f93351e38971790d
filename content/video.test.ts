import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { video } from './video';

const { source, poster, transcript } = video ?? {};
const KB = 1000;
const read = (file: string) => readFile(`public${file}`);

// Skipped when the owner has replaced the sample video.
const files = video?.sample && source && 'mp4' in source ? source : undefined;
const whenOurs = files ? test : test.skip;
const cuts =
  files && poster
    ? [{ ...files, poster: poster.src }, ...(files.upright ? [{ ...files.upright, poster: poster.upright ?? '' }] : [])]
    : [];

whenOurs('has captions that agree with its transcript, shot by shot', async () => {
  const cues = String(await read(files?.captions.src ?? ''))
    .split('-->')
    .slice(1);
  expect(cues).toHaveLength(transcript?.lines.length ?? 0);
  for (const [index, { words }] of (transcript?.lines ?? []).entries()) {
    // The video ends with the brand name of the time it was made.
    if (index === cues.length - 1) continue;
    expect(cues[index]?.replace(/\s+/g, ' ')).toContain(words);
  }
});

whenOurs('has files under 950 KB, posters under 30 KB, and for phones a cut of 4:5 (R4.10)', async () => {
  for (const { mp4, webm, poster: still } of cuts) {
    for (const file of [mp4, webm]) expect((await stat(`public${file}`)).size).toBeLessThan(950 * KB);
    expect((await stat(`public${still}`)).size).toBeLessThan(30 * KB);
  }
  const { width, height } = await sharp(`public${poster?.upright}`).metadata();
  expect(width / height).toBeCloseTo(4 / 5, 2);
});
