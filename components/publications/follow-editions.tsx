import { Launcher } from '@/components/launchers/launcher';
import { TextLink } from '@/components/ui/link';
import { feed, followEditions } from '@/content/feed';
import { links } from '@/content/links';
import type { FollowEditionsContent } from '@/content/types';
import { mailTo } from '@/lib/mail-to';
import { absoluteUrl } from '@/site/absolute-url';

type FollowEditionsProps = {
  /** the title of the newest edition that the reader sees; the form's hidden field `edition` */
  edition: string;
  content?: FollowEditionsContent;
};

/**
 * How a reader hears of what comes next: the owner's form and channel, or else a mail; and the feed's address, to be pasted
 * into a feed reader: a link to it would show its raw XML.
 */
export function FollowEditions({ edition, content = followEditions }: FollowEditionsProps) {
  const { label, formId, region, channel } = content;
  return (
    <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-2 border-line border-t pt-6 text-muted text-small print:hidden">
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
      {channel && <TextLink href={channel.href} newTab isTall label={channel.label} />}
      {!formId && !channel && (
        <TextLink href={mailTo({ to: links.email.href, subject: label, lines: [edition] })} isTall label={label} />
      )}
      <p>
        {feed.addressLabel}{' '}
        <span translate="no" className="wrap-anywhere select-all text-ink">
          {absoluteUrl(feed.path)}
        </span>
      </p>
    </div>
  );
}
