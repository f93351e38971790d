import { Heading } from '@/components/ui/heading';
import { Link, TextLink } from '@/components/ui/link';
import { SampleMark } from '@/components/ui/sample-mark';
import { publicationDetails } from '@/content/publication-details';
import { subjects } from '@/content/subjects';
import type { PublicationCase, PublicationWithPdf } from '@/content/types';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { formatDate } from '@/lib/format-date';
import { caseId } from '@/lib/publications/case-id';
import { absoluteUrl } from '@/site/absolute-url';
import { subjectPath } from '@/site/subject-path';
import { CopyText } from './details/copy-text';
import { introCoverSizes } from './details/publication-intro';
import { FactList } from './fact-list';
import { DownloadButton } from './gate/download-button';
import { gateItem } from './gate/gate-item';

type CaseEntryProps = {
  publication: PublicationWithPdf;
  legalCase: PublicationCase;
  /** on its publication's own page it has the id that links lead to, and shows its full summary if it has one */
  isHere?: boolean;
};

/** A case: its issue and holding, links to its page in the PDF and its address, and beside them its facts. */
export function CaseEntry({ publication, legalCase, isHere = false }: CaseEntryProps) {
  const { name, subject, issue, holding, page, open, sample } = legalCase;
  const { pageInPdf, copyLink } = publicationDetails;
  const id = caseId(name);
  const address = `${publication.link}#${id}`;
  // Two editions may have a case of one name.
  const ownId = `${publication.slug}-${id}`;
  return (
    <li {...(isHere && { id })} className="grid scroll-mt-6 gap-x-10 gap-y-5 border-line border-b py-8 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <p className="text-muted text-small tabular-nums">
          <SampleMark sample={sample} className="mr-2" />
          {isHere ? <SubjectLink name={subject} /> : <TextLink href={publication.link} label={publication.title} />}
        </p>
        <Heading id={`title-${ownId}`} level={isHere ? 3 : 2} size="title" translate="no" className="mt-1">
          <Link href={isHere ? `#${id}` : address} className="underline-offset-4 hover:underline" label={name} />
        </Heading>
        <p className="mt-1.5 max-w-measure text-muted">{issue}</p>
        {holding && <p className="mt-3 max-w-measure">{holding}</p>}
        <div className="mt-2 flex flex-wrap items-end gap-x-6 print:hidden">
          {page && (
            <DownloadButton
              item={gateItem(publication, introCoverSizes)}
              look="quiet"
              place={{ id: ownId, page, label: fillPlaceholders(pageInPdf, { page }) }}
            />
          )}
          <CopyText text={absoluteUrl(address)} label={copyLink} of={name} look="quiet" />
        </div>
        {isHere && open && <OpenSummary {...open} />}
      </div>
      <div className="lg:col-span-4 lg:col-start-9">
        <FactList facts={factsOf(legalCase)} />
      </div>
    </li>
  );
}

/** Writes out each abbreviation in `shown`, the content of a page. */
export function Abbreviations({ shown }: { shown: unknown }) {
  const words = JSON.stringify(shown);
  const used = Object.entries(publicationDetails.abbreviations).filter(([short]) =>
    new RegExp(`\\b${short}\\b`).test(words),
  );
  if (used.length === 0) return null;
  return <p className="mb-6 text-muted text-small">{used.map(([short, long]) => `${short}: ${long}`).join('; ')}.</p>;
}

function SubjectLink({ name }: { name: string }) {
  const subject = subjects.find((candidate) => candidate.name === name);
  return subject ? <TextLink href={subjectPath(subject)} label={name} /> : name;
}

/** The full summary of the one case of a publication that needs no form. */
function OpenSummary({ issue, reasoning, held }: NonNullable<PublicationCase['open']>) {
  const words = publicationDetails.open;
  const parts = { [words.issue]: issue, [words.reasoning]: reasoning, [words.held]: held };
  return (
    <div className="mt-6 max-w-measure border-clay border-l-2 pl-5">
      <p className="font-semibold text-clay text-small">{words.label}</p>
      {Object.entries(parts).map(([label, text]) => (
        <div key={label} className="mt-4">
          <Heading level={4} size="small" text={label} />
          <p className="mt-1">{text}</p>
        </div>
      ))}
    </div>
  );
}

function factsOf({ outcome, amount, period, provisions, citation, link, laterHistory, checkedOn }: PublicationCase) {
  const words = publicationDetails.case;
  return {
    [words.outcome]: outcome && outcome.charAt(0).toUpperCase() + outcome.slice(1),
    [words.amount]: amount,
    [words.period]: period,
    [words.provisions]: provisions && (
      <ul translate="no">
        {provisions.map(provisionText).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
    [words.citation]: (citation || link) && <Source citation={citation} link={link} />,
    [words.laterHistory]: laterHistory ? (
      <ul>
        {laterHistory.map(({ court, outcome: later, date, ...source }) => (
          <li key={`${court} ${date}`}>
            {court}: {later}, <Day date={date} />
            {(source.citation || source.link) && ', '}
            <Source {...source} />
          </li>
        ))}
      </ul>
    ) : (
      words[checkedOn ? 'noneKnown' : 'notChecked']
    ),
    [words.checkedOn]: checkedOn && <Day date={checkedOn} />,
  };
}

const provisionText = ({ section, act }: NonNullable<PublicationCase['provisions']>[number]) =>
  `${act}, ${/^\d/.test(section) ? `${publicationDetails.case.section} ` : ''}${section}`;

function Source({ citation, link }: Pick<PublicationCase, 'citation' | 'link'>) {
  if (!link) return <span translate="no">{citation}</span>;
  return <TextLink href={link} newTab translate="no" label={citation ?? new URL(link).pathname} />;
}

function Day({ date }: { date: string }) {
  const { text, iso } = formatDate(date);
  return <time dateTime={iso}>{text}</time>;
}
