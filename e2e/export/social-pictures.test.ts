import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { internalPath } from '../../lib/internal-path';
import { type PageHeading, pagePaths, pages } from '../../lib/pages';
import { socialPicturePath } from '../../lib/social-picture-path';
import { all, exportedPages, words } from './read-export';

const pictureOf = (page: (typeof exportedPages)[number]): string =>
  new URL(all<HTMLMetaElement>(page, 'meta[property="og:image"]')[0]?.content ?? '').pathname;
const sharedExports = exportedPages.filter((page) => all(page, 'meta[property="og:image"]').length > 0);

describe.each(sharedExports)('$address', (page) => {
  test('shares a PNG of 1200 × 630 under 200 KB', async () => {
    const file = readFileSync(join('out', pictureOf(page)));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(file.length).toBeLessThan(200 * 1024);
  });
});

test('R10.9: the words that are drawn are those of the page’s first heading', () => {
  for (const page of sharedExports) {
    const path = pagePaths.find((path) => internalPath(path) === page.address);
    if (!path) continue;
    const { title, titleAccent = '' }: PageHeading = pages[path].heading;
    const [heading] = all(page, 'h1');
    expect([title, titleAccent].filter(Boolean).join(' ')).toBe(heading && words(heading));
    expect(pictureOf(page)).toBe(socialPicturePath(path));
  }
});
