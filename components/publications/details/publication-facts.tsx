import { publicationDetails } from '@/content/publication-details';
import type { PdfFacts, Publication, PublicationList } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { formatSize } from '@/lib/format-size';

type PublicationFactsProps = {
  publication: Publication;
  list: Pick<PublicationList, 'jurisdiction'>;
  pdf: PdfFacts;
};

/** What a reader weighs before a download, as a ruled schedule. Pages and size are the file's own. */
export function PublicationFacts({ publication, list, pdf }: PublicationFactsProps) {
  const words = publicationDetails.facts;
  const { text, iso } = formatDate(publication.date);
  const facts = [
    { label: words.jurisdiction, value: list.jurisdiction },
    { label: words.date, value: <time dateTime={iso}>{text}</time> },
    { label: words.cases, value: publication.description },
    { label: words.pages, value: pdf.pages },
    { label: words.file, value: `${words.fileType}, ${formatSize(pdf.bytes)}` },
  ];
  return (
    <dl className="mt-9 max-w-narrow border-line border-t">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-baseline gap-x-4 border-line border-b py-2.5">
          {/* Stands on the value's line before the value has arrived. */}
          <dt className="w-28 shrink-0 text-muted text-small leading-[inherit] before:text-base before:content-['\200b']">
            {label}
          </dt>
          <dd className="min-w-0 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
