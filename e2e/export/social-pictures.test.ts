import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type PageHeading, pagePaths, pages } from '../../site/pages';
import { all, exportedPages, metaContent, words } from './read-export';

const sharedPages = exportedPages.filter((page) => metaContent(page, 'og:image'));

test.each(sharedPages)('R10.9: $address is shared with a PNG of 1200 × 630 under 200 KB', async (page) => {
  const file = readFileSync(join('out', new URL(metaContent(page, 'og:image')).pathname));
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(file.length).toBeLessThan(200 * 1024);
});

test('R10.9: the words that are drawn are those of the page’s first heading', () => {
  for (const page of sharedPages) {
    const path = pagePaths.find((path) => `${path}/`.replace('//', '/') === page.address);
    if (!path) continue;
    const { title, titleAccent = '' }: PageHeading = pages[path].heading;
    const [heading] = all(page, 'h1');
    expect([title, titleAccent].filter(Boolean).join(' ')).toBe(heading && words(heading));
  }
});
