import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { video } from '@/content/video';
import { all, attribute, type ExportedPage, exportedPages, indexed, words } from './read-export';

type Node = { '@type': string; [property: string]: unknown };

/** What a page and its sections tell machines, by the type of each thing. */
function nodesOf(page: ExportedPage): Map<string, Node> {
  const texts = all(page, 'script[type="application/ld+json"]').map(({ textContent }) => textContent ?? '');
  const nodes = texts.flatMap((text) => JSON.parse(text)['@graph'] as Node[]);
  return new Map(nodes.map((node) => [node['@type'], node]));
}

test.each(indexed)('$address tells who publishes, which site, and the way to it as a visitor sees it', (page) => {
  const nodes = nodesOf(page);
  expect([...nodes.keys()]).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  const crumbs = (nodes.get('BreadcrumbList')?.itemListElement ?? []) as Array<{ name: string; item: string }>;
  expect(crumbs.at(-1)?.item).toBe(page.address === '/' ? undefined : `${site.url}${page.address}`);
  const trail = `nav[aria-label="${navigation.breadcrumbsLabel}"]`;
  const shown = all(page, `${trail} li`).map((item) => words(item).replace(/^\/ ?/, ''));
  expect(crumbs.map(({ name }) => name)).toEqual(shown);
  const linked = all(page, `${trail} a`).map((link) => `${site.url}${attribute(link, 'href')}`);
  expect(crumbs.slice(0, -1).map(({ item }) => item)).toEqual(linked);
});

test('one page tells of the film; without a film none does (R12.2)', () => {
  const films = exportedPages.flatMap((page) => nodesOf(page).get('VideoObject') ?? []);
  expect(films.map(({ name }) => name)).toEqual(video ? [video.name] : []);
});
