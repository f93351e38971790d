import { Heading } from '@/components/ui/heading';
import { Link, TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { publicationsPage } from '@/content/publications-page';
import type { SubjectWithCases } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { subjectPath, subjectsPath } from '@/site/subject-path';
import { Abbreviations, CaseEntry } from './case-entry';
import { PublicationsIntro } from './publications-intro';
import { ReportLink } from './report-link';

/** Subjects with their numbers of cases. Both columns are aligned left, so that a page that arrives in parts moves nothing. */
export function SubjectList({ subjects }: { subjects: readonly SubjectWithCases[] }) {
  const { one, many, newest } = publicationsPage.subjects;
  return (
    <Section ground="card" className="pt-10">
      <ul className="border-line border-t">
        {subjects
          .filter(({ cases }) => cases.length > 0)
          .map(({ id, name, cases }) => (
            <li key={id} className="border-line border-b">
              <Link href={subjectPath({ id })} className="group grid items-baseline gap-x-10 py-4 sm:grid-cols-2">
                <Heading size="title" className="text-teal underline-offset-4 group-hover:underline" text={name} />
                <span className="text-muted text-small tabular-nums">
                  {cases.length} {cases.length === 1 ? one : many}
                  {cases[0] && `, ${newest} ${formatDate(cases[0].publication.date).text}`}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  );
}

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
          <TextLink href={subjectsPath} isTall label={all} />
          <ReportLink page={{ title: name, link: subjectPath(subject) }} />
        </p>
      </Section>
    </>
  );
}
