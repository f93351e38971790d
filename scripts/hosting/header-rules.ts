import { violationReports } from '@/content/violation-reports';
import { type Policy, policyText, type SitePolicies } from './policy';

/** Headers for all addresses that match. `*` stands for any characters, at most once in a pattern (Cloudflare's rule). */
export type HeaderRule = { pattern: string; headers: Readonly<Record<string, string>> };

// Only a header can say who may frame a page: nobody but this site, which shows its form page in a dialog.
const frameAncestors = { 'frame-ancestors': ["'self'"] };
const ownFramesOnly = policyText(frameAncestors);
// No page is among these files: the shortest policy, where the pages' own, with all its hashes, would cost a kilobyte each.
const file = { 'Content-Security-Policy': policyText({ 'default-src': ["'none'"], ...frameAncestors }) };
const forEver = { ...file, 'Cache-Control': 'public, max-age=31536000, immutable' };

// `report-uri` is for browsers that do not know `report-to` yet; those that do leave it aside.
const reporting = (address: string): Policy => ({ 'report-uri': [address], 'report-to': ['violations'] });

/**
 * The one definition of what a host sends beside the files. `_headers`, the nginx include and `npm start` are made of
 * it; a later rule's header takes the place of an earlier one's.
 *
 * A page's own address gets the policy of its kind. Any other way to write it, and whatever is not found, gets the one
 * that is right for every page: longer by a kilobyte, and never one that refuses the page its styles.
 *
 * @param policies the pages' own (scripts/export/policy/exported-policies.ts)
 * @param reports where browsers report what they refused; a page's own policy, in a meta element, cannot say so
 * @param isStaging whether search engines are to keep out, as it shows samples
 */
export function headerRules(
  { all, kinds }: SitePolicies,
  { reports = violationReports, isStaging = false }: { reports?: string; isStaging?: boolean } = {},
): readonly HeaderRule[] {
  const page = (policy: Policy) => ({
    'Content-Security-Policy': policyText({ ...policy, ...frameAncestors, ...(reports && reporting(reports)) }),
  });
  return [
    {
      pattern: '/*',
      headers: {
        ...page(all),
        ...(reports && { 'Reporting-Endpoints': `violations="${reports}"` }),
        ...(isStaging && { 'X-Robots-Tag': 'noindex' }),
        // Browsers ignore it over plain HTTP. No `preload`: that binds a whole domain, and is its owner's to decide.
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
        'Cross-Origin-Resource-Policy': 'same-origin',
        // No Cross-Origin-Opener-Policy: the browser would start a second process once the page is there, and the first
        // words come 100 ms later on a phone (docs/adr/0011). Nothing here is signed in, or worth a look from outside.
        // Addresses that stay the same while their content may change: five minutes, then ask.
        'Cache-Control': 'public, max-age=300, must-revalidate',
      },
    },
    ...[...kinds]
      .sort(([one], [other]) => precedence(one) - precedence(other))
      .map(([pattern, policy]) => ({ pattern, headers: page(policy) })),
    // A firm's mark or a drawn portrait is a few hundred bytes: a page's policy would be four times as long.
    { pattern: '/*.svg', headers: file },
    // Names that change with their content.
    { pattern: '/_next/static/*', headers: forEver },
    { pattern: '/_pictures/*', headers: forEver },
    { pattern: '/forms/embed/*', headers: forEver },
    { pattern: '/tenth-lining/number/engine/*', headers: forEver },
    // Files that a browser opens in a viewer of its own, which a page's policy may keep from working.
    { pattern: '/web/Attachments/*', headers: { 'Content-Security-Policy': ownFramesOnly } },
    // Whoever searches should arrive at the page that the publication stands on, not inside the file.
    { pattern: '/web/Attachments/*.pdf', headers: { 'X-Robots-Tag': 'noindex' } },
  ];
}

/** A folder's pages come after those of the folder above it, and a page's own address after all that leave it open. */
const precedence = (pattern: string) => (pattern.endsWith('*') ? pattern.length : Number.POSITIVE_INFINITY);

/**
 * What is sent with one address.
 *
 * @param path the path of the request, percent-encoded or not
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) => new RegExp(patternSource(pattern)).test(path));
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/** The pattern as the text of a regular expression over whole paths, for JavaScript and nginx. */
export function patternSource(pattern: string): string {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  // Not `.*`: an address may hold a line break (%0d%0a), and is no less in need of its headers.
  return `^${parts.join('[\\s\\S]*')}$`;
}
