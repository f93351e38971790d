import type { Metadata, Route } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { CaseList } from '@/components/publications/case-list';
import { PublicationsIntro } from '@/components/publications/publications-intro';
import { publicationsPage } from '@/content/publications-page';
import { readPublications } from '@/data/read-publications';
import { pageMetadata } from '@/lib/page-metadata';
import { casesPath } from '@/lib/publications/cases-path';

const { meta, title, lead } = publicationsPage.cases;
const path = casesPath as Route;

// What is found here stands on the publications' own pages, which are the ones to be found.
export const metadata: Metadata = {
  ...pageMetadata(path, meta, { picture: '/social/web-publications.png' }),
  alternates: undefined,
  robots: { index: false },
};

export default async function CasesPage() {
  return (
    <PageFrame path={path} meta={meta} graph={{ type: 'CollectionPage' }}>
      <PublicationsIntro title={title} lead={lead} />
      <CaseList publications={await readPublications()} />
    </PageFrame>
  );
}
