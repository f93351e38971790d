import { Fragment } from 'react';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture/picture';
import { SampleMark } from '@/components/ui/sample-mark';
import type { PublicationWithPdf } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { caseId } from '@/lib/publications/case-id';
import { coverAlt } from '@/site/cover-alt';
import { mostFrequentSubjects } from '@/site/most-frequent-subjects';
import { sampleExtentText } from '@/site/sample-extent-text';
import { subjectPath } from '@/site/subject-path';
import { DownloadButton } from './gate/download-button';
import { gateItem } from './gate/gate-item';

type PublicationCardProps = {
  publication: PublicationWithPdf;
  /** the newest of its list: on phones it is larger and shows holdings, and only its button is filled */
  isNewest?: boolean;
  /** its cover is in the first screen, so it is fetched first */
  isFirst?: boolean;
};

/** A publication in a list: its cover, its facts, and the download button under them. */
export function PublicationCard({ publication, isNewest = false, isFirst = false }: PublicationCardProps) {
  const { slug, title, description, image, date, link, contents } = publication;
  // "TAT Summaries, May 2025": the series is above the day, which then takes one line.
  const [, series, own = title] = /^([^,]+,) (.+)$/.exec(title) ?? [];
  const { text, iso } = formatDate(date);
  const subjects = mostFrequentSubjects(contents, 3);
  const extract = sampleExtentText(publication);
  const coverSizes = `(width >= 1888px) 12rem, (width >= 1280px) 9.5rem, (width >= 1024px) 6rem, ${isNewest ? '' : '(width >= 640px) '}8.5rem${isNewest ? '' : ', 6rem'}`;
  return (
    <>
      {/* Where large text leaves no room beside it, the cover is above its words. */}
      <div
        className={cn(
          'group grid h-full grid-cols-1 grid-rows-[1fr_auto] items-start gap-x-5 gap-y-3 lg:max-xl:gap-x-3 @min-[15rem]:grid-cols-[var(--cover)_minmax(0,1fr)] sm:[--cover:8.5rem] lg:[--cover:6rem] xl:[--cover:9.5rem] xl:@min-[26rem]:[--cover:12rem]',
          isNewest ? '[--cover:8.5rem]' : '[--cover:6rem]',
        )}
      >
        <Picture
          src={image}
          alt={coverAlt({ title, description })}
          sizes={coverSizes}
          priority={isFirst}
          className="h-auto w-full max-w-48 @max-[15rem]:max-w-38 rounded-sm shadow-float group-hover:[translate:0_-0.25rem]"
        />
        <div className="flex flex-col items-start self-stretch">
          <Heading id={`title-${slug}`} level={3} size="title">
            <Link href={link} className="text-ink underline-offset-4 hover:underline">
              {series && <span className="block text-base text-muted">{series} </span>}
              {own}
            </Link>
          </Heading>
          <p className="mt-2 text-muted text-small">{description}</p>
          {extract && <p className="text-muted text-small">{extract}</p>}
          <p className="text-muted text-small">
            <time dateTime={iso}>{text}</time>
          </p>
          <div className="mt-auto pt-4 print:hidden">
            <DownloadButton item={gateItem(publication, coverSizes)} look={isNewest ? 'primary' : 'secondary'} />
          </div>
        </div>
        {subjects.length > 0 && (
          <p className="col-span-full lg:max-xl:min-h-14 text-muted text-small leading-7 print:hidden">
            {subjects.map((subject, index) => (
              <Fragment key={subject.id}>
                {/* The comma is in the link's box, so that no line begins with it. */}
                <span className="inline-block">
                  <Link
                    href={subjectPath(subject)}
                    className="inline-block underline decoration-edge underline-offset-4 hover:text-ink"
                    label={subject.name}
                  />
                  {index < subjects.length - 1 && ','}
                </span>{' '}
              </Fragment>
            ))}
          </p>
        )}
      </div>
      {isNewest && <Holdings publication={publication} />}
    </>
  );
}

/** On phones, where cards are in one column, the newest shows the holdings of three of its cases. */
function Holdings({ publication: { contents, link } }: Pick<PublicationCardProps, 'publication'>) {
  const holdings = contents.filter(({ holding }) => holding).slice(0, 3);
  if (holdings.length === 0) return null;
  return (
    <ul className="mt-5 border-line border-t md:hidden print:hidden">
      {holdings.map(({ name, holding, sample }) => (
        <li key={name} className="border-line border-b py-2.5 text-small">
          <SampleMark sample={sample} className="mr-2" />
          <Link href={`${link}#${caseId(name)}`} className="text-ink underline-offset-4 hover:underline">
            {holding}
          </Link>
        </li>
      ))}
    </ul>
  );
}
