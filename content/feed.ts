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
 * What is offered besides the feed (docs/marketing.md): with `formId` a form that asks for an email address, which must not be
 * the download form; with `channel` a WhatsApp channel.
 *
 *     formId: 'AbCd1234',
 *     channel: { href: 'https://whatsapp.com/channel/0029VaExample', label: 'Follow us on WhatsApp' },
 */
export const nextEdition: NextEditionContent = {
  label: 'Tell me about the next edition',
};
