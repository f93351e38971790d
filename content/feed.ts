import { site } from './site';
import type { FollowEditionsContent } from './types';

/** The Atom feed of publications. */
export const feed = {
  path: '/feed.xml',
  title: `${site.name}: publications`,
  subtitle:
    'Summaries of decisions of Kenya’s Tax Appeals Tribunal and of Namibia’s tax courts and tribunal, as they appear.',
  /** before its address */
  addressLabel: 'With a feed reader you need give no email address. Paste this into it:',
} as const;

/**
 * What is offered besides the feed (docs/marketing.md), else a mail to the address in content/links.ts: with `formId` a form that asks for an email address, which must not be
 * the download form; with `channel` a WhatsApp channel.
 *
 *     formId: 'AbCd1234',
 *     channel: { href: 'https://whatsapp.com/channel/0029VaExample', label: 'Follow us on WhatsApp' },
 */
export const followEditions: FollowEditionsContent = {
  label: 'Tell me about the next edition',
};
