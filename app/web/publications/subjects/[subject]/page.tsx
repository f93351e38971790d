import { notFound } from 'next/navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { SubjectCases } from '@/components/publications/subject-pages';
import { publicationsPage } from '@/content/publications-page';
import { subjects } from '@/content/subjects';
import { readSubjects } from '@/data/read-subjects';
import { subjectPageMeta } from '@/data/subject-metadata';
import { pageMetadata } from '@/site/page-metadata';
import { subjectPath } from '@/site/subject-path';

type Props = { params: Promise<{ subject: string }> };

export function generateStaticParams() {
  return subjects.map(({ id }) => ({ subject: id }));
}

async function readSubject({ params }: Props) {
  const { subject: id } = await params;
  return (await readSubjects()).find((subject) => subject.id === id) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const subject = await readSubject(props);
  const meta = subjectPageMeta(subject);
  return pageMetadata(subjectPath(subject), meta, {
    picture: '/social/web-publications.png',
    isIndexable: subject.isIndexable,
  });
}

export default async function SubjectPage(props: Props) {
  const subject = await readSubject(props);
  return (
    <PageFrame
      path={subjectPath(subject)}
      meta={subjectPageMeta(subject)}
      breadcrumbName={subject.name}
      closing={publicationsPage.closing}
    >
      <SubjectCases subject={subject} />
    </PageFrame>
  );
}
