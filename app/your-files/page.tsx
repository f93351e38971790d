import { PageFrame } from '@/components/layout/page-frame';
import { DataTable } from '@/components/sections/data-table';
import { PageIntro } from '@/components/sections/page-intro';
import { ProseSections } from '@/components/sections/prose-sections';
import { yourFiles } from '@/content/your-files';
import { answeredQuestions } from '@/site/answered-questions';
import { pageMetadata } from '@/site/page-metadata';

export const metadata = pageMetadata('/your-files', yourFiles.meta);

export default function YourFilesPage() {
  const sections = answeredQuestions(yourFiles.rows).map(({ id, question, answer, sample }) => ({
    id,
    title: question,
    paragraphs: [answer],
    sample,
  }));
  return (
    <PageFrame path="/your-files" meta={yourFiles.meta} closing={yourFiles.closing}>
      <PageIntro {...yourFiles} />
      <DataTable {...yourFiles.table} />
      <ProseSections sections={sections} />
    </PageFrame>
  );
}
