import { join, relative } from 'node:path';
import sharp from 'sharp';
import type { PictureKind } from '../../content/schema/kinds';
import { folderWith } from '../testing/folder-with';
import { pictureProblems } from './picture-problems';

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#204' } });

/** The problems of a picture, whose file is outside public/ and named relative to it. */
async function said(kind: PictureKind, data: Uint8Array) {
  const file = join(folderWith({ 'a.png': data }), 'a.png');
  const value = `/${relative('public', file)}`;
  const problems = await pictureProblems([{ file: 'a.ts', path: [], field: 'a', kind, value }]);
  return problems.map(({ message }) => message.replace(/^.*a\.png /, ''));
}

const blurred = 'too small: it would look blurred';
test.each<[PictureKind, number, number, string | undefined]>([
  ['portrait', 40, 50, `is 40 × 50 pixels, ${blurred}; a portrait has at least 320 × 400`],
  ['cover', 90, 127, `is 90 × 127 pixels, ${blurred}; a cover has at least 480 × 600`],
  ['cover', 1200, 800, 'is 1200 × 800 pixels, which is not upright; a cover is the picture of an upright page'],
  ['cover', 840, 1188, undefined],
])('R10.8: %s of %d by %d pixels', async (kind, width, height, sentence) => {
  expect(await said(kind, await drawn(width, height).png().toBuffer())).toEqual(sentence ? [sentence] : []);
});

test('R10.8: images that cannot be drawn are reported', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100%"><path d="M0 0h99v99z"/></svg>';
  const sentences = [...(await said('logo', Buffer.from(svg))), ...(await said('poster', Buffer.from('words')))];
  expect(sentences).toEqual([
    'has neither viewBox nor width and height; export it again with them',
    'is not a picture; save it again as PNG, JPEG, WebP or SVG',
  ]);
});
