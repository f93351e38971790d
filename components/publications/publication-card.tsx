import { gateItem } from '@/components/publications/gate/pdf-link';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture/picture';
import type { ListedPublication } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { DownloadButton } from './gate/download-button';

type PublicationCardProps = { publication: ListedPublication; isFirst?: boolean };

/** A publication on the shelf: the cover leads, the gate stands under the facts. */
export function PublicationCard({ publication, isFirst = false }: PublicationCardProps) {
  const { slug, title, description, image, date, link } = publication;
  const { text, iso } = formatDate(date);
  return (
    <li data-slug={slug} className="@container">
      {/* Where large text leaves no room beside it, the cover stands above its words. */}
      <div className="group grid grid-cols-1 items-start gap-5 @min-[15rem]:grid-cols-[6rem_minmax(0,1fr)] sm:@min-[15rem]:grid-cols-[8.5rem_minmax(0,1fr)] lg:@min-[15rem]:grid-cols-[7rem_minmax(0,1fr)] xl:@min-[15rem]:grid-cols-[9.5rem_minmax(0,1fr)] xl:@min-[26rem]:grid-cols-[12rem_minmax(0,1fr)]">
        <Picture
          src={image}
          alt={`Cover page of ${title} - ${description}`}
          sizes="(width >= 1888px) 12rem, (width >= 1280px) 9.5rem, (width >= 1024px) 7rem, (width >= 640px) 8.5rem, 6rem"
          priority={isFirst}
          className="h-auto w-full max-w-48 @max-[15rem]:max-w-38 rounded-sm shadow-float transition-transform group-hover:-translate-y-1 motion-reduce:transform-none"
        />
        <div className="flex h-full flex-col items-start">
          <Heading id={`title-${slug}`} level={3} size="title">
            <Link href={link} className="text-ink underline-offset-4 hover:underline">
              {title}
            </Link>
          </Heading>
          {/* On how many pages of the PDF the words of a search are (browse/cards.ts). */}
          <p data-found hidden className="mt-2 text-small" />
          <p className="mt-2 text-muted text-small">{description}</p>
          <p className="text-muted text-small">
            <time dateTime={iso}>{text}</time>
          </p>
          <div className="mt-4 print:hidden">
            <DownloadButton item={gateItem(publication)} />
          </div>
        </div>
      </div>
    </li>
  );
}
