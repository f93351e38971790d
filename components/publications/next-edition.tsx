import { Launcher } from '@/components/launchers/launcher';
import { cn } from '@/components/ui/cn';
import { TextLink } from '@/components/ui/link';
import { feed, nextEdition } from '@/content/feed';
import type { NextEditionContent } from '@/content/types';

type NextEditionProps = {
  /** the title of the newest edition that the reader sees: the form is told it, as the hidden field `edition` */
  edition: string;
  content?: NextEditionContent;
};

/**
 * How a reader hears of what comes next: the feed; and, where the owner has them, a form and a channel. Machines find the
 * feed's address in the head.
 */
export function NextEdition({ edition, content = nextEdition }: NextEditionProps) {
  const { label, formId, region, channel } = content;
  const ownFeed = (
    <>
      <TextLink href={feed.path} type="application/atom+xml">
        {feed.subscribeLabel}
      </TextLink>{' '}
      {feed.subscribeText}
    </>
  );
  const look = 'mt-12 border-line border-t pt-6 text-muted text-small print:hidden';
  if (!formId && !channel) return <p className={look}>{ownFeed}</p>;
  return (
    <div className={cn(look, 'flex flex-wrap items-center gap-x-8 gap-y-4')}>
      <p>{ownFeed}</p>
      {formId && (
        <Launcher
          pages="/web/publications"
          mode="popup"
          label={label}
          formId={formId}
          region={region}
          options={{ hidden: { edition } }}
        />
      )}
      {channel && (
        <TextLink href={channel.href} newTab className="inline-flex min-h-11 items-center">
          {channel.label}
        </TextLink>
      )}
    </div>
  );
}
