import { Abbreviations } from '@/components/publications/abbreviations';
import { CaseEntry } from '@/components/publications/case-entry';
import { FactList } from '@/components/publications/fact-list';
import { ReportLink } from '@/components/publications/report-link';
import { Heading } from '@/components/ui/heading';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import { publicationDetails } from '@/content/publication-details';
import type { Publication, PublicationWithPdf } from '@/content/types';

/** The abstract and every case: readable without the form, so that a lawyer can judge whether the PDF is worth it. */
export function PublicationContents({ publication }: { publication: PublicationWithPdf }) {
  const { abstractTitle, casesTitle, shownOf, shownHere, restInPdf } = publicationDetails;
  const { abstract, contents, cases, sample } = publication;
  return (
    <Section ground="card" aria-labelledby="abstract">
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Heading id="abstract" level={2}>
            {abstractTitle}
          </Heading>
          {abstract.map((paragraph, index) => (
            <p key={paragraph} className="mt-6 max-w-measure">
              {index === 0 && <SampleMark sample={sample} className="mr-2 text-small" />}
              {paragraph}
            </p>
          ))}
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:pt-3">
          <FactList facts={creditsOf(publication)} />
          <ReportLink publication={publication} className="mt-2" />
        </div>
      </div>
      <div className="mt-14 mb-7 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 lg:mt-20">
        <Heading id="contents" level={2}>
          {casesTitle}
        </Heading>
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

function creditsOf({ author, reviewer, prepared }: Publication) {
  const { credits } = publicationDetails;
  const isWithAi = prepared === 'with AI';
  return [
    { label: credits.author, value: author },
    { label: credits.reviewer, value: !isWithAi && reviewer },
    { label: credits.prepared, value: prepared && (isWithAi ? `${credits[prepared]} ${reviewer}` : credits[prepared]) },
  ];
}
