import { Heading, Kicker } from '@/components/ui/heading';
import { Link, TextLink } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture/picture';
import { Section } from '@/components/ui/section';
import type { Publication, PublicationsTeaserContent } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { coverAlt } from '@/site/cover-alt';
import { ClaimFigure } from './claim-figure';

type PublicationsTeaserProps = PublicationsTeaserContent & {
  /** newest first; the first three are shown */
  publications: readonly Publication[];
};

export function PublicationsTeaser({ kicker, title, text, claim, action, publications }: PublicationsTeaserProps) {
  return (
    <Section
      ground="card"
      aria-labelledby="publications"
      layout="grid grid-cols-1 items-end gap-x-10 gap-y-12 lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <Kicker>{kicker}</Kicker>
        <Heading id="publications" text={title} />
        <p className="mt-5 max-w-measure text-muted">{text}</p>
        {claim && <ClaimFigure {...claim} className="mt-7" />}
        <p className="mt-7">
          <TextLink href={action.href} label={action.label} />
        </p>
      </div>
      {publications.length > 0 && (
        <ul className="grid gap-x-6 gap-y-6 sm:grid-cols-[4fr_3fr_3fr] sm:items-end lg:col-span-7">
          {publications.slice(0, 3).map((publication) => (
            <NewPublication key={publication.slug} {...publication} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function NewPublication({ title, description, image, date, link }: Publication) {
  const { text, iso } = formatDate(date);
  return (
    <li className="group relative grid grid-cols-[minmax(0,6rem)_minmax(min(9rem,70%),1fr)] gap-5 sm:block">
      <Picture
        src={image}
        alt={coverAlt({ title, description })}
        sizes="(width >= 1024px) 15rem, (width >= 640px) 40vw, 6rem"
        className="h-auto w-full rounded-sm shadow-float group-hover:[translate:0_-0.25rem]"
      />
      <div className="border-line sm:mt-4 sm:border-t sm:pt-3">
        <Heading level={3} size="small">
          <Link href={link} className="underline-offset-4 after:absolute after:inset-0 hover:underline" label={title} />
        </Heading>
        <p className="mt-1 text-muted text-small">
          {description}
          <time dateTime={iso} className="block">
            {text}
          </time>
        </p>
      </div>
    </li>
  );
}
