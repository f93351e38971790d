import { TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { publicationsPage } from '@/content/publications-page';
import type { SubjectWithCases } from '@/content/types';
import { subjectPath, subjectsPath } from '@/site/subject-path';
import { Abbreviations } from './abbreviations';
import { CaseEntry } from './case-entry';
import { PublicationsIntro } from './publications-intro';
import { ReportLink } from './report-link';

/** All cases of one subject, newest first, each with the publication that has it. */
export function SubjectCases({ subject }: { subject: SubjectWithCases }) {
  const { one, many, within, none, all } = publicationsPage.subjects;
  const { name, cases } = subject;
  const editions = new Set(cases.map(({ publication }) => publication)).size;
  const lead = cases.length > 0 ? `${cases.length} ${cases.length === 1 ? one : many} ${within}` : none;
  return (
    <>
      <PublicationsIntro title={name} lead={lead.replace('#', String(editions))} />
      <Section ground="card" className="pt-10" aria-label={name}>
        <Abbreviations shown={cases.map(({ publication, legalCase }) => [publication.title, legalCase])} />
        <ol className="border-line border-t">
          {cases.map(({ publication, legalCase }) => (
            <CaseEntry key={`${publication.slug} ${legalCase.name}`} publication={publication} legalCase={legalCase} />
          ))}
        </ol>
        <p className="mt-10 flex flex-wrap gap-x-8">
          <TextLink href={subjectsPath} isTall>
            {all}
          </TextLink>
          <ReportLink page={{ title: name, link: subjectPath(subject) }} />
        </p>
      </Section>
    </>
  );
}
