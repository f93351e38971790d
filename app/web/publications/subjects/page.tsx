import { PageFrame } from '@/components/layout/page-frame';
import { PublicationsIntro } from '@/components/publications/publications-intro';
import { SubjectList } from '@/components/publications/subject-pages';
import { publicationsPage } from '@/content/publications-page';
import { readSubjects } from '@/data/read-subjects';
import { pageMetadata } from '@/site/page-metadata';
import { subjectsPath } from '@/site/subject-path';

const { meta, title, lead } = publicationsPage.subjects;

export async function generateMetadata() {
  const isIndexable = (await readSubjects()).some((subject) => subject.isIndexable);
  return pageMetadata(subjectsPath, meta, { picture: '/social/web-publications.png', isIndexable });
}

export default async function SubjectsPage() {
  return (
    <PageFrame path={subjectsPath} meta={meta} closing={publicationsPage.closing}>
      <PublicationsIntro title={title} lead={lead} />
      <SubjectList subjects={await readSubjects()} />
    </PageFrame>
  );
}
