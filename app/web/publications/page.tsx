import { PageFrame } from '@/components/layout/page-frame';
import { PublicationLibrary } from '@/components/publications/publication-library';
import { PageIntro } from '@/components/sections/page-intro';
import { publicationsPage } from '@/content/publications-page';
import { formSettings } from '@/lib/form-settings';
import { pageMetadata } from '@/lib/page-metadata';
import { readPublicationLists } from '@/lib/publications/read-publications';

export const metadata = pageMetadata('/web/publications', publicationsPage.meta);

export default async function PublicationsPage() {
  return (
    <PageFrame path="/web/publications">
      <PageIntro {...publicationsPage} marginFrom={10} />
      <PublicationLibrary
        lists={await readPublicationLists()}
        tabsLabel={publicationsPage.tabsLabel}
        settings={formSettings()}
      />
    </PageFrame>
  );
}
