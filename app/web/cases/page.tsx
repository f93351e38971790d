import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { CaseList } from '@/components/publications/case-list';
import { PublicationsIntro } from '@/components/publications/publications-intro';
import { browse } from '@/content/browse';
import { publicationsPage } from '@/content/publications-page';
import { readPublications } from '@/data/read-publications';
import { pageMetadata } from '@/lib/page-metadata';

const { meta, title, lead } = publicationsPage.cases;

// What is found here stands on the publications' own pages, which are the ones to be found.
export const metadata: Metadata = {
  ...pageMetadata(browse.cases.href, meta, { picture: '/social/web-publications.png' }),
  alternates: undefined,
  robots: { index: false },
};

export default async function CasesPage() {
  return (
    <PageFrame path={browse.cases.href} meta={meta} graph={{ type: 'CollectionPage' }}>
      <PublicationsIntro title={title} lead={lead} />
      <CaseList publications={await readPublications()} />
    </PageFrame>
  );
}
