import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { publicationDetails } from '@/content/publication-details';
import { publicationsPage } from '@/content/publications-page';
import type { SubjectPage } from '@/content/types';
import { caseId } from '@/lib/publications/case-id';
import { subjectsPath } from '@/lib/publications/subject-path';
import { CaseEntry } from './case-entry';
import { PublicationsIntro } from './publications-intro';

/** So many cases are told with all that is known of them; a thousand of those would be megabytes. */
const toldInFull = 100;

/** All cases of one subject, newest first, each with the publication that has it; those before the newest by name. */
export function SubjectCases({ subject }: { subject: SubjectPage }) {
  const { one, many, within, none, earlier, all } = publicationsPage.subjects;
  const { name, cases } = subject;
  const editions = new Set(cases.map(({ publication }) => publication)).size;
  const lead = cases.length > 0 ? `${cases.length} ${cases.length === 1 ? one : many} ${within}` : none;
  const before = cases.slice(toldInFull);
  return (
    <>
      <PublicationsIntro title={name} lead={lead.replace('#', String(editions))} />
      <Section ground="card" className="pt-10" aria-label={name}>
        <ol className="border-line border-t">
          {cases.slice(0, toldInFull).map(({ publication, one: found }) => (
            <CaseEntry key={`${publication.slug} ${found.name}`} publication={publication} one={found}>
              <TextLink href={publication.link}>{publication.title}</TextLink>
              {found.page && `, ${publicationDetails.page.toLowerCase()} ${found.page}`}
            </CaseEntry>
          ))}
        </ol>
        {before.length > 0 && (
          <>
            <Heading level={2} size="title" className="mt-10">
              {earlier}
            </Heading>
            <ul className="mt-3">
              {before.map(({ publication, one: found }) => (
                <li key={`${publication.slug} ${found.name}`} className="py-1.5">
                  <TextLink href={`${publication.link}#${caseId(found.name)}`}>{found.name}</TextLink>,{' '}
                  {publication.title}
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-10 print:hidden">
          <TextLink href={subjectsPath} className="inline-flex min-h-11 items-center">
            {all}
          </TextLink>
        </p>
      </Section>
    </>
  );
}
