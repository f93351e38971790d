import { site } from './site';
import type { NextEditionContent } from './types';

/** The Atom feed of publications. */
export const feed = {
  path: '/feed.xml',
  title: `${site.name}: publications`,
  subtitle:
    'Summaries of decisions of Kenya’s Tax Appeals Tribunal and of Namibia’s tax courts and tribunal, as they appear.',
  subscribeLabel: 'Subscribe to the feed',
  subscribeText: 'New editions in your feed reader. No email address needed.',
} as const;

/**
 * Beside the feed: a form for those who leave an address, and a channel. `formId` is a form of its own, not the one before
 * the PDFs; without it, and without `channel`, the feed stands alone (docs/marketing.md).
 *
 *     formId: 'AbCd1234',
 *     channel: { href: 'https://whatsapp.com/channel/0029VaExample', label: 'Follow us on WhatsApp' },
 */
export const nextEdition: NextEditionContent = {
  label: 'Tell me about the next edition',
};
