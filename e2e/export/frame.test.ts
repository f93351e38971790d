/** Header, floating tool link and footer in the HTML of every page. */
import { navigation, numberingToolLink } from '@/content/navigation';
import { footer } from '@/content/site';
import { all, attribute, exportedPages, words } from './read-export';

/** Removes the trailing slash, which content leaves out; links.test.ts tests that pages have it. */
const bare = (address: string) => address.replace(/(.)\/$/, '$1');

describe.each(exportedPages.filter(({ address }) => !/^\/(forms\/|404\.html)/.test(address)))('$address', (page) => {
  const linksIn = (place: string) =>
    all<HTMLAnchorElement>(page, `${place} a`).map((link) => [words(link), bare(attribute(link, 'href'))]);

  test('links to the pages, the login and the demo in its header, and marks the current page (R2.6, R3.1, R3.5)', () => {
    const header = linksIn('header');
    const here = bare(page.address);
    const own = navigation.items.filter(({ href }) => `${here}/`.startsWith(`${href}/`));
    const current = all(page, 'header [aria-current]').map((link) => [
      bare(attribute(link, 'href')),
      attribute(link, 'aria-current'),
    ]);
    // The links are there twice: in the row for wide screens and in the menu for phones.
    const told = own.map(({ href }) => [href, href === here ? 'page' : 'true']);
    const inMenu = navigation.menuItems.filter(({ href }) => href === here);
    expect(current).toEqual([...told, ...told, ...inMenu.map(({ href }) => [href, 'page'])]);
    for (const { label, href } of navigation.items) expect(header).toContainEqual([label, href]);
    const { label, href } = navigation.logIn;
    expect(header).toContainEqual([expect.stringContaining(label), href]);
    expect(header).toContainEqual([expect.stringContaining(navigation.bookDemo.label), navigation.bookDemo.href]);
  });

  test('has the link to the tool with its tooltip, except on the tool’s own pages (R3.4)', () => {
    const [tool] = all(page, '#tool-link-tip');
    if (page.address.startsWith('/tenth-lining/')) return expect(tool).toBeUndefined();
    expect(linksIn('aside')).toContainEqual([expect.stringContaining(numberingToolLink.label), numberingToolLink.href]);
    expect(all(page, '[role=tooltip]').map(words)).toContain(numberingToolLink.tooltip);
  });

  test('ends with about, offices, contact, social links, legal notice and privacy (R3.3)', () => {
    const [foot] = all(page, 'footer');
    const columns = [footer.about, footer.offices, footer.contact, footer.social];
    const headings = all(page, 'footer :is(h2, h3)').map(words);
    for (const column of columns) if (column) expect(headings).toContain(column.title);
    for (const { href } of [footer.contact, footer.social].flatMap((column) => column?.items ?? []))
      expect(linksIn('footer').map(([, address]) => address)).toContain(href);
    expect(words(foot as Element)).toContain(footer.legalNotice.text);
    // /your-files is linked only once the owner has answered its questions.
    for (const { label, href } of navigation.footerItems.filter(({ href }) => href !== '/your-files'))
      expect(linksIn('footer')).toContainEqual([label, href]);
  });
});
