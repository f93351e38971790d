import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { readPictureFile } from '../../components/ui/picture/picture-file';
import { folderWith } from '../testing/folder-with';
import { parsePage } from './parse-page';
import { pictureSources, writePictureVariants } from './pictures';

const source = '<source type="image/avif" srcSet="/_pictures/a.0-112.avif 112w" sizes="20rem"/>';

const picture = `<picture>${source}<img src="/a.png"/></picture>`;

test.each([
  ['a picture', `<picture class="contents">${source}<img alt="" src="/a.png"/></picture>`, ['/a.png']],
  ['two formats', `<picture>${source}${source}<img src="/a.png"/></picture>`, ['/a.png']],
  ['the same twice', picture + picture, ['/a.png']],
  ['an escaped address', `<picture>${source}<img src="/a%20b&amp;c.png"/></picture>`, ['/a b&c.png']],
  ['a plain image', '<img src="/a.svg"/>', []],
])('finds the originals of %s', (_, html, sources) => {
  expect(pictureSources(parsePage(html))).toEqual(sources);
});

/** A landscape JPEG with an EXIF rotation, as phones write it. */
async function lying(): Promise<string> {
  const photo = sharp({ create: { width: 900, height: 700, channels: 3, background: '#e11' } });
  const file = folderWith({ 'photo.jpg': await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer() });
  return `/${relative('public', join(file, 'photo.jpg'))}`;
}

test('a photograph with an EXIF rotation is upright in its place and in every variant', async () => {
  const folder = folderWith();
  const src = await lying();
  expect(readPictureFile(src)).toMatchObject({ width: 700, height: 900 });
  await writePictureVariants(folder, [src]);
  for (const name of await readdir(join(folder, '_pictures'))) {
    const { width, height } = await sharp(join(folder, '_pictures', name)).metadata();
    expect(width / height).toBeCloseTo(7 / 9, 1);
  }
});
