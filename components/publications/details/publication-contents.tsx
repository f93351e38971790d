import { Abbreviations, CaseEntry } from '@/components/publications/case-entry';
import { FactList } from '@/components/publications/fact-list';
import { ReportLink } from '@/components/publications/report-link';
import { Heading } from '@/components/ui/heading';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import { publicationDetails } from '@/content/publication-details';
import type { Publication, PublicationWithPdf } from '@/content/types';
import { formatCitation } from '@/site/format-citation';
import { CopyText } from './copy-text';

/** The abstract and every case, without the form: a lawyer can judge whether the PDF is worth it. */
export function PublicationContents({ publication }: { publication: PublicationWithPdf }) {
  const { abstractTitle, casesTitle, shownOf, shownHere, restInPdf } = publicationDetails;
  const { abstract, contents, cases, sample } = publication;
  return (
    <Section ground="card" aria-labelledby="abstract">
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Heading id="abstract" text={abstractTitle} />
          {abstract.map((paragraph, index) => (
            <p key={paragraph} className="mt-6 max-w-measure">
              {index === 0 && <SampleMark sample={sample} className="mr-2 text-small" />}
              {paragraph}
            </p>
          ))}
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:pt-3">
          <FactList facts={creditsOf(publication)} />
          <ReportLink page={publication} className="mt-2" />
        </div>
      </div>
      <div className="mt-14 mb-7 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 lg:mt-20">
        <Heading id="contents" text={casesTitle} />
        {contents.length < cases && (
          <p className="text-muted text-small tabular-nums">
            {contents.length} {shownOf} {cases} {shownHere} {!sample && restInPdf}
          </p>
        )}
      </div>
      <Abbreviations shown={publication} />
      <ol className="border-line border-t">
        {contents.map((legalCase) => (
          <CaseEntry key={legalCase.name} publication={publication} legalCase={legalCase} isHere />
        ))}
      </ol>
    </Section>
  );
}

export function PublicationCitation({ publication }: { publication: Publication }) {
  const { title, copyLabel } = publicationDetails.cite;
  const text = formatCitation(publication);
  return (
    <Section aria-labelledby="cite">
      <Heading id="cite" className="mb-7" text={title} />
      <p translate="no" className="mb-6 max-w-measure border-clay border-l-2 py-1 pl-5 text-lead">
        {text}
      </p>
      <CopyText text={text} label={copyLabel} look="secondary" />
    </Section>
  );
}

function creditsOf({ author, reviewer, prepared }: Publication) {
  const { credits } = publicationDetails;
  const isWithAi = prepared === 'with AI';
  return {
    [credits.author]: author,
    [credits.reviewer]: !isWithAi && reviewer,
    [credits.prepared]: prepared && (isWithAi ? `${credits[prepared]} ${reviewer}` : credits[prepared]),
  };
}
