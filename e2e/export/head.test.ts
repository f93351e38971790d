import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { video } from '@/content/video';
import { type PageHeading, pagePaths, pages } from '@/site/pages';
import { all, attribute, type ExportedPage, exportedPages, indexed, metaContent, words } from './read-export';

describe.each(exportedPages)('$address', (page) => {
  test('has a title of at most 60 characters, with the brand if it fits', () => {
    const { title } = page.document;
    expect(title.length).toBeLessThanOrEqual(60);
    // The longest separator has three characters.
    const isLong = title.length + site.name.length + 3 > 60;
    expect(title.includes(site.name) || isLong).toBe(true);
  });

  test('has a theme colour and the viewport of the device’s width', () => {
    expect(metaContent(page, 'theme-color')).toMatch(/^#[\da-f]{6}$/i);
    expect(metaContent(page, 'viewport')).toBe('width=device-width, initial-scale=1');
  });

  test('R10.21: has title, description, canonical and Open Graph tags in its first 8 KB', () => {
    const shown = all(page, 'title, meta[name=description], link[rel=canonical], meta[property^="og:"]');
    const start = readFileSync(page.file).subarray(0, 8192).toString();
    expect(shown.filter(({ outerHTML }) => !start.includes(outerHTML))).toEqual([]);
  });

  test('has a description of 70 to 160 characters', () => {
    expect(metaContent(page, 'description').length).toBeGreaterThanOrEqual(70);
    expect(metaContent(page, 'description').length).toBeLessThanOrEqual(160);
  });
});

test.each(['title', 'description'])('no two pages share a %s', (part) => {
  const values = indexed.map((page) => (part === 'title' ? page.document.title : metaContent(page, 'description')));
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test('the 404 page and the form page are not indexed', () => {
  const hidden = exportedPages.filter((page) => !indexed.includes(page)).map(({ address }) => address);
  expect(hidden).toEqual(expect.arrayContaining(['/404.html', '/forms/preview/']));
});

const sharedPages = exportedPages.filter((page) => metaContent(page, 'og:image'));

test.each(sharedPages)('R10.9: the sharing image of $address is a PNG of 1200 × 630 under 200 KB', async (page) => {
  const file = readFileSync(join('out', new URL(metaContent(page, 'og:image')).pathname));
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(file.length).toBeLessThan(200 * 1024);
});

test('R10.9: the text of a page’s sharing image is that of its h1', () => {
  for (const page of sharedPages) {
    const path = pagePaths.find((path) => `${path}/`.replace('//', '/') === page.address);
    if (!path) continue;
    const { title, titleAccent = '' }: PageHeading = pages[path].heading;
    const [heading] = all(page, 'h1');
    expect([title, titleAccent].filter(Boolean).join(' ')).toBe(heading && words(heading));
  }
});

type Node = { '@type': string; [property: string]: unknown };
type Crumb = { '@type': string; position: number; name: string; item: string };

/** A page's JSON-LD nodes by type. */
function nodesOf(page: ExportedPage): Map<string, Node> {
  const texts = all(page, 'script[type="application/ld+json"]').map(({ textContent }) => textContent ?? '');
  const nodes = texts.flatMap((text) => JSON.parse(text)['@graph'] as Node[]);
  return new Map(nodes.map((node) => [node['@type'], node]));
}

test.each(indexed)('$address has JSON-LD of the publisher, the site and the visible breadcrumbs', (page) => {
  const nodes = nodesOf(page);
  expect([...nodes.keys()]).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  const crumbs = (nodes.get('BreadcrumbList')?.itemListElement ?? []) as Crumb[];
  const inOrder = crumbs.map(({ '@type': type, position }) => [type, position]);
  expect(inOrder).toEqual(crumbs.map((_, place) => ['ListItem', place + 1]));
  expect(crumbs.at(-1)?.item).toBe(page.address === '/' ? undefined : `${site.url}${page.address}`);
  const trail = `nav[aria-label="${navigation.breadcrumbsLabel}"]`;
  const shown = all(page, `${trail} li`).map((item) => words(item).replace(/^\/ ?/, ''));
  expect(crumbs.map(({ name }) => name)).toEqual(shown);
  const linked = all(page, `${trail} a`).map((link) => `${site.url}${attribute(link, 'href')}`);
  expect(crumbs.slice(0, -1).map(({ item }) => item)).toEqual(linked);
});

test('one page has JSON-LD of the video, or none if there is no video (R12.2)', () => {
  const films = exportedPages.flatMap((page) => nodesOf(page).get('VideoObject') ?? []);
  expect(films.map(({ name }) => name)).toEqual(video ? [video.name] : []);
});
