import { readFileSync } from 'node:fs';
import { feed } from '@/content/feed';
import { blockedCrawlers } from '@/content/robots';
import { site } from '@/content/site';
import { all, attribute, exportedPages, isExportedFile, pageAt } from './read-export';

const read = (file: string) => readFileSync(`out/${file}`, 'utf8');
const xml = (file: string) => new DOMParser().parseFromString(read(file), 'application/xml');
const texts = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].map((e) => e.textContent);

describe('sitemap.xml', () => {
  test('lists every page that is to be found, by its canonical address, and nothing else', () => {
    const canonical = exportedPages.flatMap((page) =>
      all(page, 'link[rel=canonical]').map((link) => attribute(link, 'href')),
    );
    expect(texts(xml('sitemap.xml'), 'loc').sort()).toEqual(canonical.sort());
  });
});

test('robots.txt lets all in but crawlers that collect text to train models, and names the sitemap', () => {
  const groups = read('robots.txt').split(/\n\s*\n/);
  const rulesFor = (agent: string) =>
    groups.find((group) => group.includes(`User-Agent: ${agent}\n`))?.match(/^(Allow|Disallow): .*$/m)?.[0];
  expect(rulesFor('*')).toBe('Allow: /');
  for (const agent of blockedCrawlers) expect([agent, rulesFor(agent)]).toEqual([agent, 'Disallow: /']);
  expect(read('robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

describe('the feed', () => {
  test('is announced in the head of every page, and people can subscribe on the publications page', () => {
    for (const page of exportedPages.filter(({ document }) => document.querySelector('link[rel=canonical]'))) {
      const link = page.document.querySelector('link[type="application/atom+xml"]');
      expect([page.address, link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([
        page.address,
        `${site.url}${feed.path}`,
        'alternate',
      ]);
    }
    expect(pageAt('/web/publications/').document.querySelector('#follow')?.textContent).toContain(site.url + feed.path);
  });

  test('R13.3: no link of any page ends in its raw XML', () => {
    for (const page of exportedPages)
      expect([page.address, all(page, 'body a[href*="feed.xml"]')]).toEqual([page.address, []]);
  });
});

test('every page links its icons, and /favicon.ico exists', () => {
  for (const page of exportedPages) {
    const links = all(page, 'link[rel=icon], link[rel=apple-touch-icon]').map((link) => attribute(link, 'href'));
    expect(links.map((href) => href.replace(/\?.*/, '')).filter((path) => !isExportedFile(path))).toEqual([]);
    expect(links).toEqual(expect.arrayContaining([expect.stringContaining('.svg')]));
  }
  expect(isExportedFile('/favicon.ico')).toBe(true);
});
