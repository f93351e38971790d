import { PageFrame } from '@/components/layout/page-frame';
import { PublicationLibrary } from '@/components/publications/publication-library';
import { PublicationsIntro } from '@/components/publications/publications-intro';
import { publicationsPage } from '@/content/publications-page';
import { readPublicationLists } from '@/data/read-publications';
import { pageMetadata } from '@/site/page-metadata';

export const metadata = pageMetadata('/web/publications', publicationsPage.meta);

export default async function PublicationsPage() {
  return (
    <PageFrame path="/web/publications" meta={publicationsPage.meta} closing={publicationsPage.closing}>
      <PublicationsIntro title={publicationsPage.title} lead={publicationsPage.lead} />
      <PublicationLibrary lists={await readPublicationLists()} />
    </PageFrame>
  );
}
