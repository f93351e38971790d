import { site } from './site';

/** The Atom feed of publications. */
export const feed = {
  path: '/feed.xml',
  title: `${site.name}: publications`,
  subtitle: 'Summaries of decisions of Kenya’s Tax Appeals Tribunal and of Namibia’s tax courts, as they appear.',
  subscribeLabel: 'Subscribe to the feed',
  subscribeText: 'New publications in your feed reader. No e-mail address needed.',
} as const;
