import { PageFrame } from '@/components/layout/page-frame';
import { FollowEditions } from '@/components/publications/follow-editions';
import { PublicationLibrary } from '@/components/publications/publication-library';
import { PublicationsIntro } from '@/components/publications/publications-intro';
import { ClosingCall } from '@/components/sections/closing-call';
import { legal } from '@/content/legal';
import { publicationsPage } from '@/content/publications-page';
import { readPublicationLists } from '@/data/read-publications';
import { pageMetadata } from '@/site/page-metadata';

export const metadata = pageMetadata('/web/publications', publicationsPage.meta);

export default async function PublicationsPage() {
  const lists = await readPublicationLists();
  return (
    <PageFrame path="/web/publications" meta={publicationsPage.meta}>
      <PublicationsIntro title={publicationsPage.title} lead={publicationsPage.lead} />
      <PublicationLibrary
        lists={lists}
        tabsLabel={publicationsPage.tabsLabel}
        search={legal.search}
        next={<FollowEditions edition={lists[0]?.publications[0]?.title ?? ''} />}
      />
      <ClosingCall {...publicationsPage.closing} />
    </PageFrame>
  );
}
