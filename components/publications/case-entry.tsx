import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { Link, TextLink } from '@/components/ui/link';
import { SampleMark } from '@/components/ui/sample-mark';
import { publicationDetails } from '@/content/publication-details';
import { subjects } from '@/content/subjects';
import type { Publication, PublicationCase } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { caseId } from '@/lib/publications/case-id';
import { subjectPath } from '@/site/subject-path';
import { FactList } from './fact-list';
import { ReportLink } from './report-link';

type CaseEntryProps = {
  publication: Publication;
  legalCase: PublicationCase;
  /** on its publication's own page it has the id that links lead to, and shows its full summary if it has one */
  isHere?: boolean;
  /** where the case is: the page in the PDF, or the publication */
  children: ReactNode;
};

/** A case: its issue and holding, and beside them outcome, amount, provisions and later history. */
export function CaseEntry({ publication, legalCase, isHere = false, children }: CaseEntryProps) {
  const { name, subject, issue, holding, open, sample } = legalCase;
  const id = caseId(name);
  return (
    <li {...(isHere && { id })} className="grid scroll-mt-6 gap-x-10 gap-y-5 border-line border-b py-8 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <p className="text-muted text-small tabular-nums">
          <SampleMark sample={sample} className="mr-2" />
          {isHere && <SubjectLink name={subject} />}
          {isHere && children && ' · '}
          {children}
        </p>
        <Heading level={isHere ? 3 : 2} size="title" translate="no" className="mt-1">
          {isHere ? (
            name
          ) : (
            <Link href={`${publication.link}#${id}`} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          )}
        </Heading>
        <p className="mt-1.5 max-w-measure text-muted">{issue}</p>
        {holding && <p className="mt-3 max-w-measure">{holding}</p>}
        {isHere && open && <OpenSummary {...open} />}
      </div>
      <div className="lg:col-span-4 lg:col-start-9">
        <FactList facts={factsOf(legalCase)} />
        <ReportLink publication={publication} name={name} className="mt-1" />
      </div>
    </li>
  );
}

function SubjectLink({ name }: { name: string }) {
  const subject = subjects.find((candidate) => candidate.name === name);
  return subject ? <TextLink href={subjectPath(subject)}>{name}</TextLink> : name;
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
          <Heading level={4} size="small">
            {label}
          </Heading>
          <p className="mt-1">{text}</p>
        </div>
      ))}
    </div>
  );
}

function factsOf({ outcome, amount, period, provisions, citation, link, laterHistory, checkedOn }: PublicationCase) {
  const words = publicationDetails.case;
  return [
    { label: words.outcome, value: outcome && capital(outcome) },
    { label: words.amount, value: amount },
    { label: words.period, value: period },
    {
      label: words.provisions,
      value: provisions && (
        <ul translate="no">
          {provisions.map(provisionText).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ),
    },
    { label: words.citation, value: (citation || link) && <Source citation={citation} link={link} /> },
    {
      label: words.laterHistory,
      value: laterHistory ? (
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
    },
    { label: words.checkedOn, value: checkedOn && <Day date={checkedOn} /> },
  ];
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const provisionText = ({ section, act }: NonNullable<PublicationCase['provisions']>[number]) =>
  `${act}, ${/^\d/.test(section) ? `${publicationDetails.case.section} ` : ''}${section}`;

/** The neutral citation, a link where the judgment's address is known. */
function Source({ citation, link }: Pick<PublicationCase, 'citation' | 'link'>) {
  if (!link) return <span translate="no">{citation}</span>;
  return (
    <TextLink href={link} newTab translate="no">
      {citation ?? new URL(link).pathname}
    </TextLink>
  );
}

function Day({ date }: { date: string }) {
  const { text, iso } = formatDate(date);
  return <time dateTime={iso}>{text}</time>;
}
