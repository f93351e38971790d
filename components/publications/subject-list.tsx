import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { publicationsPage } from '@/content/publications-page';
import type { SubjectWithCases } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { subjectPath } from '@/site/subject-path';

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
                <Heading size="title" className="text-teal underline-offset-4 group-hover:underline">
                  {name}
                </Heading>
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
