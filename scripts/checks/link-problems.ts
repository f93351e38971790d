import { applicationPath } from '../../lib/internal-path';
import { bare } from './address-problems';
import type { SiteAddresses } from './site-addresses';
import type { TextCheck } from './text-problems';

const linkField = /(^|\.)(href|link|address|path)$/;
const allowed =
  'allowed are a page of this site such as "/legal", a place on it such as "#introduction", https://…, mailto:… and tel:…';

/**
 * Links of the content that lead nowhere or may not be used: other schemes than https, mailto and tel, pages that are
 * not there, places that their page does not have.
 */
export const linksWithin =
  (addresses: SiteAddresses): TextCheck =>
  ({ file, field, value }) =>
    linkField.test(field) && value !== '' && value !== '#' ? linkProblem(value, file, addresses) : undefined;

function linkProblem(href: string, file: string, { pages, answers }: SiteAddresses): string | undefined {
  if (/^https:/i.test(href)) return isAddress(href) ? undefined : `"${href}" is not an address; ${allowed}`;
  if (/^mailto:/.test(href)) return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(href) ? undefined : notMail(href);
  if (/^tel:/.test(href)) return /^tel:\+?[\d-]{5,}$/.test(href) ? undefined : notTelephone(href);
  if (!/^[/#]/.test(href) || href.startsWith('//')) return `"${href}" cannot be linked to; ${allowed}`;
  const [, hash] = href.split('#', 2);
  const path = bare(href);
  if (path.startsWith(applicationPath)) return undefined;
  if (path !== '' && !answers(path)) {
    const known = pages.map((page) => page.path).filter((one) => !one.startsWith('/web/publications/'));
    return `there is no page ${path}; pages are ${known.join(', ')} and those of the publications`;
  }
  if (hash === undefined) return undefined;
  const on = pages.filter((page) => (path === '' ? page.content.has(file) : page.path === path));
  const without = on.find(({ anchors }) => !anchors.has(hash));
  return without && `${without.path} has no place "#${hash}"; give the id of one of its sections`;
}

const notMail = (href: string) => `"${href}" is not a mail address; write it as mailto:name@example.com`;
const notTelephone = (href: string) => `"${href}" is not a telephone number; write it as tel:+254200000000`;

function isAddress(href: string): boolean {
  return URL.canParse(href) && new URL(href).hostname.includes('.') && !/\s/.test(href);
}

/** The site's own address: canonical addresses, the sitemap and shared pictures begin with it. */
export const siteAddress: TextCheck = ({ file, field, value }) => {
  if (file !== 'content/site.ts' || field !== 'site.url') return undefined;
  const isOrigin = URL.canParse(value) && new URL(value).origin === value && isAddress(value);
  return isOrigin && value.startsWith('https://')
    ? undefined
    : `"${value}" is not the address of a site; allowed is https:// and a host, such as https://www.example.com, with nothing after it`;
};
