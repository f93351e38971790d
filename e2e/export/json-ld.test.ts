import { site } from '@/content/site';
import { video } from '@/content/video';
import { readPublications } from '../../data/read-publications';
import {
  all,
  attribute,
  type ExportedPage,
  indexed,
  metaContent,
  pageAt,
  publicationPages,
  words,
} from './read-export';

type Node = { '@type': string; '@id'?: string; [property: string]: unknown };

/** The page's own graph, and those of its sections. */
function graphTexts(page: ExportedPage): string[] {
  return all(page, 'script[type="application/ld+json"]').map(({ textContent }) => textContent ?? '');
}

function nodes(page: ExportedPage): Node[] {
  return graphTexts(page).flatMap((text) => JSON.parse(text)['@graph']);
}

function node(page: ExportedPage, type: string): Node {
  const found = nodes(page).find((candidate) => candidate['@type'] === type);
  if (!found) throw new Error(`${page.address} has no ${type}`);
  return found;
}

/** Every value below a node that is an object with an `@id` and nothing else: a pointer to another node. */
function pointers(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pointers);
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length === 1 && entries[0]?.[0] === '@id') return [String(entries[0][1])];
  return entries.flatMap(([, inner]) => pointers(inner));
}

describe.each(indexed)('$address', (page) => {
  test('tells who publishes, which site, which page and, below the home page, the way to it', () => {
    const types = nodes(page).map((candidate) => candidate['@type']);
    expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(types.filter((type) => type === 'BreadcrumbList')).toHaveLength(page.address === '/' ? 0 : 1);
    expect(types.filter((type) => /^(Web|Collection|About)Page$/.test(type))).toHaveLength(1);
  });

  test('points only at nodes that its graph has', () => {
    const ids = nodes(page).map((candidate) => candidate['@id']);
    expect(pointers(nodes(page)).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('describes the page as its head does', () => {
    const own = nodes(page).find(({ '@type': type }) => /^(Web|Collection|About)Page$/.test(type));
    expect(own).toMatchObject({
      url: `${site.url}${page.address}`,
      description: metaContent(page, 'description'),
      inLanguage: page.document.documentElement.lang,
    });
  });

  test('shows the way to it as its graph tells it', () => {
    const list = nodes(page).find((candidate) => candidate['@type'] === 'BreadcrumbList');
    const crumbs = (list?.itemListElement ?? []) as Array<{ name: string; item: string }>;
    if (page.address !== '/') expect(crumbs.at(-1)?.item).toBe(`${site.url}${page.address}`);
    const visible = all(page, 'nav[aria-label="Breadcrumb"] li').map((item) => words(item).replace(/^\/ ?/, ''));
    expect(visible).toEqual(crumbs.map(({ name }) => name));
    const linked = all(page, 'nav[aria-label="Breadcrumb"] a').map((link) => `${site.url}${attribute(link, 'href')}`);
    expect(linked).toEqual(crumbs.slice(0, -1).map(({ item }) => item));
  });

  test('claims no rating or review, and no price but that of a free tool', () => {
    const tools = nodes(page).filter(({ '@type': type }) => type === 'WebApplication');
    for (const { offers } of tools) expect(offers).toMatchObject({ price: '0' });
    const others = JSON.stringify(nodes(page).filter((candidate) => candidate['@type'] !== 'WebApplication'));
    expect(others).not.toMatch(/"(offers|price\w*)"/i);
    expect(graphTexts(page).join()).not.toMatch(/"(aggregateRating|review\w*|ratingValue|award\w*)"/i);
  });

  test('hands no address of a PDF to crawlers', () => {
    expect(graphTexts(page).join()).not.toMatch(/\.pdf/i);
  });
});

test.each(['/', '/legal/'])('%s presents the product', (address) => {
  expect(node(pageAt(address), 'SoftwareApplication')).toMatchObject({ name: site.name, operatingSystem: 'Web' });
});

test('the home page presents the introduction video with what a result needs; without one it tells of none (R12.2)', () => {
  if (!video) {
    for (const page of indexed) expect(nodes(page).map((each) => each['@type'])).not.toContain('VideoObject');
    return;
  }
  expect(node(pageAt('/'), 'VideoObject')).toMatchObject({
    uploadDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T00:00:00\+03:00$/),
    thumbnailUrl: expect.stringMatching(/^https:/),
    ...('mp4' in video.source
      ? { duration: expect.stringMatching(/^PT\d+S$/), contentUrl: expect.stringMatching(/\.mp4$/) }
      : { url: video.source.address }),
  });
});

test('the publications page is a collection that lists the publications it shows, and tells how many there are', () => {
  const page = pageAt('/web/publications/');
  expect(node(page, 'CollectionPage').mainEntity).toEqual({ '@id': node(page, 'ItemList')['@id'] });
  const listed = (node(page, 'ItemList').itemListElement as Array<{ url: string }>).map(({ url }) => url);
  const shown = all(page, '[data-slug] h3 a').map((link) => `${site.url}${attribute(link, 'href')}`);
  expect(listed).toEqual(shown);
  expect(node(page, 'ItemList').numberOfItems).toBe(publicationPages.length);
});

test('every publication is an issue or a report of its series, published on its day', () => {
  for (const page of publicationPages) {
    const own = nodes(page).find(({ '@type': type }) => ['PublicationIssue', 'Report'].includes(type));
    expect(own).toMatchObject({
      name: words(page.document.querySelector('h1') as Element),
      isPartOf: { '@type': 'Periodical', name: expect.any(String) },
      datePublished: page.document.querySelector('main time')?.getAttribute('datetime'),
    });
  }
});

test('R10.15: of a sample no abstract is handed on, which others would take for a decision’s reasoning', async () => {
  const publications = await readPublications();
  const told = publications.filter(({ slug }) =>
    nodes(pageAt(`/web/publications/${slug}/`)).some(({ abstract }) => abstract !== undefined),
  );
  expect(told.map(({ slug }) => slug)).toEqual(publications.filter(({ sample }) => !sample).map(({ slug }) => slug));
});
