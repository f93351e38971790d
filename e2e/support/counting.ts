/** Counting (R13.2) as the tests in each engine look at it: the export's own step on its pages, and a service that hears. */
import type { AnalyticsContent } from '@/content/types';
import { addCounting, type Counting } from '@/scripts/export/counting/add-counting';
import { attribute, elements, pageHtml, parsePage, remove } from '@/scripts/export/html-tree';
import { addPolicy, inlineHashes } from '@/scripts/export/policy/page-policy';
import { countingPolicy, readPolicy, unitePolicies } from '@/scripts/export/policy/policy';

/** A website's id, of the kind that Umami gives. */
export const websiteId = '94db1cb1-74f4-4a40-ad6c-962362670409';

/** What the documented trackers of Umami offer of their functions: the properties, changed by whoever calls, are posted. */
export const umamiScript = `
const { websiteId: website, hostUrl, autoTrack } = document.currentScript.dataset;
if (autoTrack !== 'false') throw new Error('It was to count nothing by itself.');
window.umami = { track: (change) => fetch(hostUrl + '/api/send', {
  method: 'POST', keepalive: true, headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ type: 'event', payload: change({
    website, url: location.href, referrer: document.referrer, title: document.title, hostname: location.hostname }) }) }) };`;

export type Counted = { name: string; url: string; details?: object; referrer?: string | null };

/** An event as the service reads it: https://plausible.io/docs/events-api, https://docs.umami.is/docs/api/sending-stats */
export function readEvent(text: string, site: string): Counted {
  const body = JSON.parse(text);
  if (body.n) return { name: body.n, url: body.u, details: body.p, referrer: body.r };
  const { name = 'pageview', url, data, referrer, website } = body.payload;
  if (body.type !== 'event' || website !== websiteId) throw new Error(`no event of the website: ${text}`);
  return { name, url: site + url, details: data, referrer: referrer || null };
}

/** The page as scripts/export/run.ts would have made it. */
export function withCounting(html: string, content: AnalyticsContent, counting: Counting): string {
  const page = parsePage(html);
  const meta = elements(page, 'meta').find((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy');
  if (!meta) throw new Error('the page has no policy');
  const own = readPolicy(attribute(meta, 'content') ?? '');
  const mayConnect = !own['connect-src']?.includes("'none'");
  addCounting(page, counting, mayConnect);
  remove(meta);
  addPolicy(
    page,
    unitePolicies([
      own,
      { 'script-src': inlineHashes(page, 'script') },
      ...(mayConnect ? [countingPolicy(content)] : []),
    ]),
  );
  return pageHtml(page);
}
