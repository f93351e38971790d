import { all, attribute, exportedPages, isExportedFile, words } from './read-export';

/** Addresses of the product (R2.6), which are not pages of this site. */
const applicationPath = '/Account/';
const pagesByAddress = new Map(exportedPages.map((page) => [page.address, page]));

describe.each(exportedPages)('$address', (page) => {
  const links = all<HTMLAnchorElement>(page, 'a[href]');

  test('links only to pages, ids and files that exist', () => {
    const dead = links
      .map((link) => attribute(link, 'href'))
      .filter((href) => /^([/#]|javascript:)/.test(href) && !href.startsWith(applicationPath))
      .filter((href) => {
        if (href === '#' || href.startsWith('javascript:')) return true;
        const url = new URL(href, `http://site${page.address}`);
        const target = pagesByAddress.get(url.pathname);
        if (!target) return !isExportedFile(url.pathname);
        // A hash with a value (#publication=…) is read by the form; any other is an id on the page.
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

  test('preloads only images that it shows, in the same sizes', () => {
    const written = (element: Element, ...names: readonly string[]) => names.map((name) => attribute(element, name));
    const shown = all(page, 'picture source, img').map((picture) => written(picture, 'srcset', 'src', 'sizes'));
    for (const preload of all(page, 'link[rel=preload][as=image]'))
      expect(shown).toContainEqual(written(preload, 'imagesrcset', 'href', 'imagesizes'));
  });

  test('says when a link opens a new tab, with rel="noopener" (R1.8, R2.4, R2.5, R3.5)', () => {
    const silent = links
      .filter((link) => attribute(link, 'target') === '_blank')
      .filter((link) => !/\(opens in new tab\)/.test(words(link)) || !/noopener/.test(attribute(link, 'rel')));
    expect(silent.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});
