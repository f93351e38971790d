import { NextEdition } from '@/components/launchers/next-edition';
import { PageFrame } from '@/components/layout/page-frame';
import { PublicationSearch } from '@/components/publications/browse/publication-search';
import { PublicationLibrary } from '@/components/publications/publication-library';
import { PublicationsIntro } from '@/components/publications/publications-intro';
import { ClosingCall } from '@/components/sections/closing-call';
import { publicationsPage } from '@/content/publications-page';
import { readPublicationLists } from '@/data/read-publications';
import { formSettings } from '@/lib/form-settings';
import { pageMetadata } from '@/lib/page-metadata';

export const metadata = pageMetadata('/web/publications', publicationsPage.meta);

export default async function PublicationsPage() {
  const lists = await readPublicationLists();
  return (
    <PageFrame path="/web/publications" meta={publicationsPage.meta}>
      <PublicationsIntro title={publicationsPage.title} lead={publicationsPage.lead} />
      <PublicationLibrary
        lists={lists}
        tabsLabel={publicationsPage.tabsLabel}
        settings={formSettings()}
        next={<NextEdition edition={lists[0]?.publications[0]?.title ?? ''} />}
      >
        <PublicationSearch lists={lists} />
      </PublicationLibrary>
      <ClosingCall {...publicationsPage.closing} />
    </PageFrame>
  );
}
