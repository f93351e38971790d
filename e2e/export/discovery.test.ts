import { readFileSync } from 'node:fs';
import { feed } from '@/content/feed';
import { robots } from '@/content/robots';
import { site } from '@/content/site';
import type { Publication } from '@/content/types';
import { absoluteUrl } from '@/site/absolute-url';
import { readPublications } from '../../data/read-publications';
import { all, attribute, exportedPages, isExportedFile, pageAt } from './read-export';

const read = (file: string) => readFileSync(`out/${file}`, 'utf8');
const xml = (file: string) => new DOMParser().parseFromString(read(file), 'application/xml');
const texts = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].map((e) => e.textContent);

let publications: Publication[];
beforeAll(async () => {
  publications = await readPublications();
});

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
  for (const agent of robots.training) expect([agent, rulesFor(agent)]).toEqual([agent, 'Disallow: /']);
  expect(read('robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

describe('the feed', () => {
  // What it says of each: app/discovery.test.ts.
  test('has an entry for every publication, newest first, that leads to its page and never to its PDF', () => {
    const entries = [...xml('feed.xml').querySelectorAll('entry')];
    expect(entries.map((entry) => entry.querySelector('link')?.getAttribute('href'))).toEqual(
      publications.map(({ link }) => absoluteUrl(link)),
    );
    expect(entries.map((entry) => entry.querySelector('title')?.textContent)).toEqual(
      publications.map(({ title }) => title),
    );
    expect(entries.every((entry) => entry.querySelector('id') && entry.querySelector('updated'))).toBe(true);
    expect(read('feed.xml')).not.toMatch(/\.pdf/i);
  });

  test('is announced in the head of every page, and people can subscribe on the publications page', () => {
    for (const page of exportedPages.filter(({ document }) => document.querySelector('link[rel=canonical]'))) {
      const link = page.document.querySelector('link[type="application/atom+xml"]');
      expect([page.address, link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([
        page.address,
        `${site.url}${feed.path}`,
        'alternate',
      ]);
    }
    const [subscribe] = all(pageAt('/web/publications/'), `main a[href="${feed.path}"]`);
    expect(subscribe?.textContent).toBe(feed.subscribeLabel);
  });
});

test('every page links its icons, and those that ask for /favicon.ico by itself get one', () => {
  for (const page of exportedPages) {
    const links = all(page, 'link[rel=icon], link[rel=apple-touch-icon]').map((link) => attribute(link, 'href'));
    expect(links.map((href) => href.replace(/\?.*/, '')).filter((path) => !isExportedFile(path))).toEqual([]);
    expect(links).toEqual(expect.arrayContaining([expect.stringContaining('.svg')]));
  }
  expect(isExportedFile('/favicon.ico')).toBe(true);
});
