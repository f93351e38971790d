import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { all, exportedPages, words } from './read-export';

const pictureOf = (page: (typeof exportedPages)[number]): string =>
  new URL(all<HTMLMetaElement>(page, 'meta[property="og:image"]')[0]?.content ?? '').pathname;
const sharedPages = exportedPages.filter((page) => all(page, 'meta[property="og:image"]').length > 0);
const ownPicture = sharedPages.filter((page) => /^\/social\/[\w-]+\.png$/.test(pictureOf(page)));

test('every main page is shared with a picture', () => {
  expect(sharedPages.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/', '/legal/', '/web/publications/', '/tenth-lining/', '/team/', '/privacy/']),
  );
});

describe.each(sharedPages)('$address', (page) => {
  test('shares a PNG of 1200 × 630 under 200 KB', async () => {
    const file = readFileSync(join('out', pictureOf(page)));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(file.length).toBeLessThan(200 * 1024);
  });
});

test.each(ownPicture)(
  '$address: the picture says what the page says; else run `npm run assets:social`',
  async (page) => {
    const { exif } = await sharp(readFileSync(join('out', pictureOf(page)))).metadata();
    const [heading] = all(page, 'h1');
    expect(exif?.toString('utf8')).toContain(heading && words(heading));
  },
);
