import { DownloadButton } from '@/components/publications/gate/download-button';
import { gateItem } from '@/components/publications/gate/gate-item';
import { Heading, Kicker } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture/picture';
import { Section } from '@/components/ui/section';
import { publicationDetails } from '@/content/publication-details';
import type { Publication, PublicationList, PublicationWithPdf } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { formatSize } from '@/lib/format-size';
import { mailTo } from '@/lib/mail-to';
import { absoluteUrl } from '@/site/absolute-url';
import { coverAlt } from '@/site/cover-alt';
import { sampleExtentText } from '@/site/sample-extent-text';

type PublicationIntroProps = {
  publication: PublicationWithPdf;
  list: Pick<PublicationList, 'label' | 'tribunal' | 'jurisdiction'>;
};

export const introCoverSizes = '(width >= 740px) 24rem, 6rem';

export function PublicationIntro({ publication, list }: PublicationIntroProps) {
  const { slug, title, description, image } = publication;
  return (
    <Section data-slug={slug}>
      <div className="@container">
        {/* In a narrow box the cover is beside the actions, and under them where large text leaves no room. */}
        <div className="grid grid-cols-1 items-start gap-x-5 @3xs:grid-cols-[minmax(0,1fr)_6rem] @2xl:grid-cols-12 @2xl:grid-rows-[auto_1fr] @2xl:gap-x-10">
          <div className="col-span-full @2xl:col-span-7">
            <Kicker>{list.tribunal?.name ?? list.label}</Kicker>
            <Heading id={`title-${slug}`} level={1} size="display" className="max-w-[9em]" text={title} />
            <Facts publication={publication} jurisdiction={list.jurisdiction} />
          </div>
          <div className="mt-8 @2xl:col-span-7">
            <DownloadButton item={gateItem(publication, introCoverSizes)} />
            <ShareLinks publication={publication} />
          </div>
          <div className="mt-8 w-full max-w-24 @2xl:col-span-5 @2xl:col-start-8 @2xl:row-span-2 @2xl:row-start-1 @2xl:mt-0 @2xl:max-w-96 @2xl:justify-self-end">
            <Picture
              src={image}
              alt={coverAlt({ title, description })}
              sizes={introCoverSizes}
              priority
              className="h-auto w-full rounded-sm shadow-float"
            />
          </div>
        </div>
      </div>
    </Section>
  );
}

function Facts({ publication, jurisdiction }: { publication: PublicationWithPdf; jurisdiction: string }) {
  const words = publicationDetails.facts;
  const { date, description, pdf } = publication;
  const { text, iso } = formatDate(date);
  const facts = {
    [words.jurisdiction]: jurisdiction,
    [words.date]: <time dateTime={iso}>{text}</time>,
    [words.cases]: (
      <>
        {description}
        <span className="block">{sampleExtentText(publication)}</span>
      </>
    ),
    [words.pages]: pdf.pages,
    [words.file]: `${words.fileType}, ${formatSize(pdf.bytes)}`,
  };
  return (
    <dl className="mt-9 max-w-narrow border-line border-t">
      {Object.entries(facts).map(([label, value]) => (
        <div key={label} className="flex flex-wrap items-baseline gap-x-4 border-line border-b py-2.5">
          {/* A zero-width space of the value's size: the label has its line height before the value has arrived. */}
          <dt className="w-24 sm:w-28 shrink-0 text-muted text-small leading-[inherit]">
            <span className="text-base">{'\u200b'}</span>
            {label}
          </dt>
          <dd className="min-w-0 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Links to WhatsApp (https://faq.whatsapp.com/5913398998672934) and a mail. In a narrow container they are stacked, so that
 * the second does not move when the words of the first arrive.
 */
function ShareLinks({ publication: { title, description, link } }: { publication: Publication }) {
  const { label, whatsApp, email } = publicationDetails.share;
  const [named, url] = [`${title}, ${description}`, absoluteUrl(link)];
  const look = 'flex min-h-11 items-center text-small';
  return (
    <ul aria-label={label} className="mt-5 flex flex-wrap gap-x-7 @max-2xl:flex-col print:hidden">
      <li>
        <TextLink href={`https://wa.me/?text=${encodeURIComponent(`${named}: ${url}`)}`} newTab className={look}>
          {whatsApp}
        </TextLink>
      </li>
      <li>
        <TextLink href={mailTo({ subject: title, lines: [named, '', url] })} className={look} label={email} />
      </li>
    </ul>
  );
}
