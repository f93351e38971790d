import { home } from '@/content/home';
import { legal } from '@/content/legal';
import { publicationsPage } from '@/content/publications-page';
import { team } from '@/content/team';
import { tenthLining } from '@/content/tenth-lining';
import type { ClosingCallContent } from '@/content/types';
import { applicationPath, internalPath } from '@/lib/internal-path';
import { all, attribute, exportedPages, isExportedFile, pageAt, publicationPages, words } from './read-export';

const pagesByAddress = new Map(exportedPages.map((page) => [page.address, page]));

describe.each(exportedPages)('$address', (page) => {
  const links = all<HTMLAnchorElement>(page, 'a[href]');

  test('leads to pages, places and files that exist', () => {
    const dead = links
      .map((link) => attribute(link, 'href'))
      .filter((href) => /^([/#]|javascript:)/.test(href) && !href.startsWith(applicationPath))
      .filter((href) => {
        if (href === '#' || href.startsWith('javascript:')) return true;
        const url = new URL(href, `http://site${page.address}`);
        const target = pagesByAddress.get(url.pathname);
        if (!target) return !isExportedFile(url.pathname);
        // A hash with a value (#publication=…) speaks to the form; a plain one names a place on the page.
        const place = decodeURIComponent(url.hash.slice(1));
        return place !== '' && !place.includes('=') && !target.document.getElementById(place);
      });
    expect(dead).toEqual([]);
  });

  test('writes internal addresses with their trailing slash', () => {
    const slashless = links
      .map((link) => attribute(link, 'href').replace(/[?#].*$/, ''))
      .filter((path) => path.startsWith('/') && !path.startsWith(applicationPath))
      .filter((path) => !path.endsWith('/') && !/\.[a-z0-9]+$/i.test(path));
    expect(slashless).toEqual([]);
  });

  test('says when a link opens a new tab, and hands over no opener', () => {
    const silent = links
      .filter((link) => attribute(link, 'target') === '_blank')
      .filter((link) => !/\(opens in new tab\)/.test(words(link)) || !/noopener/.test(attribute(link, 'rel')));
    expect(silent.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});

test.each<[string, ClosingCallContent]>([
  ['/', home.closing],
  ['/legal/', legal.closing],
  ['/web/publications/', publicationsPage.closing],
  ['/tenth-lining/', tenthLining.closing],
  ['/team/', team.closing],
  ...publicationPages
    .slice(0, 1)
    .map(({ address }): [string, ClosingCallContent] => [address, publicationsPage.closing]),
])(
  '%s ends with its call: what it asks for, where that leads, and what it is',
  (address, { title, actions, steps }) => {
    const closing = all(pageAt(address), 'main section[aria-labelledby]').at(-1) as Element;
    const led = [...closing.querySelectorAll('a')].map((link) => attribute(link, 'href'));
    expect(led).toEqual(expect.arrayContaining(actions.map(({ href }) => internalPath(href))));
    const notes = steps ? [steps.title] : actions.flatMap(({ note }) => note ?? []);
    for (const said of [title, ...notes]) expect(words(closing)).toContain(said);
  },
);
