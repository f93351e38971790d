import { site } from './site';

/** The Atom feed of publications. */
export const feed = {
  path: '/feed.xml',
  title: `${site.name}: publications`,
  subtitle: 'Summaries of tax tribunal decisions in Kenya and Namibia, as they appear.',
  subscribeLabel: 'Subscribe to the feed',
  subscribeText: 'New publications in your feed reader. No e-mail address needed.',
} as const;
