import { analytics } from '@/content/analytics';
import { links } from '@/content/links';
import type { SiteLink } from '@/content/types';

/** The names of counted events (docs/marketing.md); an owner sets goals by them. */
type CountedEvent = 'Demo pressed' | 'Download opened' | 'Tool opened' | 'Search';

/** The host of the service that counts; undefined where nothing is counted. */
export const countingHost = analytics.service === 'none' ? undefined : (analytics as { host?: string }).host;

/** Attributes by which scripts/export/counting/count.ts counts the use of a control. @param of what it is used on */
export function countingAttributes(event: CountedEvent, of?: string) {
  return analytics.service === 'none' ? {} : { 'data-event': event, 'data-event-of': of };
}

// The owner may have either, or none.
const { tenthLiningEditor, billAnalysis, bookDemo }: Partial<Record<string, SiteLink>> = links;
const tools = ['/tenth-lining/number', tenthLiningEditor?.href, billAnalysis?.href];

/** The attributes of a link, by where it leads. */
export function linkCountingAttributes(href: string) {
  if (href === bookDemo?.href) return countingAttributes('Demo pressed');
  return tools.includes(href) ? countingAttributes('Tool opened', href) : {};
}
