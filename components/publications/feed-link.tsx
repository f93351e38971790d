import { TextLink } from '@/components/ui/text-link';
import { feed } from '@/content/feed';

/** For people who follow by feed reader; machines find the same address in the head. */
export function FeedLink() {
  return (
    <p className="mt-12 border-line border-t pt-6 text-muted text-small print:hidden">
      <TextLink href={feed.path} type="application/atom+xml">
        {feed.subscribeLabel}
      </TextLink>{' '}
      {feed.subscribeText}
    </p>
  );
}
