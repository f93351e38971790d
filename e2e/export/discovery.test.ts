import { readFileSync } from 'node:fs';
import { followEditions } from '@/content/feed';
import { blockedCrawlers } from '@/content/robots';
import { site } from '@/content/site';
import { all, attribute, exportedPages, isExportedFile, pageAt } from './read-export';

const read = (file: string) => readFileSync(`out/${file}`, 'utf8');

test('sitemap.xml lists exactly the canonical addresses of the pages', () => {
  const canonical = exportedPages.flatMap((page) =>
    all(page, 'link[rel=canonical]').map((link) => attribute(link, 'href')),
  );
  const sitemap = new DOMParser().parseFromString(read('sitemap.xml'), 'application/xml');
  expect([...sitemap.querySelectorAll('loc')].map(({ textContent }) => textContent).sort()).toEqual(canonical.sort());
});

test('robots.txt blocks only crawlers that collect text to train models, and names the sitemap', () => {
  const groups = read('robots.txt').split(/\n\s*\n/);
  const rulesFor = (agent: string) =>
    groups.find((group) => group.includes(`User-Agent: ${agent}\n`))?.match(/^(Allow|Disallow): .*$/m)?.[0];
  expect(rulesFor('*')).toBe('Allow: /');
  for (const agent of blockedCrawlers) expect([agent, rulesFor(agent)]).toEqual([agent, 'Disallow: /']);
  expect(read('robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('R13.3: no page links to the feed’s raw XML; without form and channel the link to follow editions is an e-mail', () => {
  for (const page of exportedPages)
    expect([page.address, all(page, 'body a[href*="feed.xml"]')]).toEqual([page.address, []]);
  const [follow] = all(pageAt('/web/publications/'), '#follow a').map((link) => attribute(link, 'href'));
  const { formId, channel } = followEditions;
  expect(/^mailto:[^?]+@[^?]+\?subject=./.test(follow ?? '')).toBe(!formId && !channel);
});

test('every page links its icons, and /favicon.ico exists', () => {
  for (const page of exportedPages) {
    const links = all(page, 'link[rel=icon], link[rel=apple-touch-icon]').map((link) => attribute(link, 'href'));
    expect(links.map((href) => href.replace(/\?.*/, '')).filter((path) => !isExportedFile(path))).toEqual([]);
    expect(links).toEqual(expect.arrayContaining([expect.stringContaining('.svg')]));
  }
  expect(isExportedFile('/favicon.ico')).toBe(true);
});
