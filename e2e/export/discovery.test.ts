import { readFileSync } from 'node:fs';
import { sampleWord } from '@/components/ui/sample-mark';
import { feed } from '@/content/feed';
import { type PublicationListWords, publicationLists } from '@/content/publication-lists';
import { robots } from '@/content/robots';
import { site } from '@/content/site';
import type { Publication } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { formatDate } from '@/lib/format-date';
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

  test('dates each publication with the day on which it last changed', () => {
    const days = new Map(
      [...xml('sitemap.xml').querySelectorAll('url')].map((url) => [
        url.querySelector('loc')?.textContent,
        url.querySelector('lastmod')?.textContent?.slice(0, 10),
      ]),
    );
    for (const publication of publications) {
      const day = formatDate(publication.updated ?? publication.date).iso;
      expect([publication.slug, days.get(absoluteUrl(publication.link))]).toEqual([publication.slug, day]);
    }
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
  test('is Atom: an id, a title, an author, the day of its newest entry', () => {
    const root = xml('feed.xml').documentElement;
    expect([root.localName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    expect(texts(root, 'feed > title')).toEqual([feed.title]);
    expect(texts(root, 'feed > author > name')).toEqual([site.name]);
    expect(root.querySelector('feed > updated')?.textContent).toBe(
      `${publications
        .map(({ updated, date }) => formatDate(updated ?? date).iso)
        .sort()
        .at(-1)}T00:00:00Z`,
    );
    expect(root.querySelector('link[rel=self]')?.getAttribute('href')).toBe(`${site.url}${feed.path}`);
  });

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

  test('R10.15: takes out no abstract of a sample, and says that it is one', () => {
    const summaries = [...xml('feed.xml').querySelectorAll('entry > summary')].map(
      (summary) => summary.textContent ?? '',
    );
    for (const [index, { abstract, sample }] of publications.entries()) {
      expect(abstract.some((paragraph) => summaries[index]?.includes(paragraph))).toBe(!sample);
      expect(summaries[index]?.startsWith(sampleWord)).toBe(sample === true);
    }
  });

  test('says of each publication whose decisions it has, by the tribunal’s whole name (R5.13)', () => {
    const summaries = texts(xml('feed.xml'), 'entry > summary');
    for (const [index, { list, description }] of publications.entries()) {
      const words: PublicationListWords | undefined = publicationLists.find(({ id }) => id === list);
      expect(summaries[index]).toContain(`${words?.tribunal?.name ?? words?.label}: ${description}.`);
    }
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
