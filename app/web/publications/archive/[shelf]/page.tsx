import type { Route } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { DownloadGate } from '@/components/publications/gate/download-gate';
import { PublicationShelf } from '@/components/publications/publication-shelf';
import { PublicationsIntro } from '@/components/publications/publications-intro';
import { ClosingCall } from '@/components/sections/closing-call';
import { Section } from '@/components/ui/section';
import { publicationsPage } from '@/content/publications-page';
import { readShelves, type Shelf } from '@/data/read-shelf';
import { formSettings } from '@/lib/form-settings';
import { pageMetadata } from '@/lib/page-metadata';
import { shelfPath } from '@/lib/publications/shelves';

type Props = { params: Promise<{ shelf: string }> };

const find = async ({ params }: Props): Promise<Shelf> => {
  const { shelf } = await params;
  return (await readShelves()).find(({ name }) => name === shelf) ?? notFound();
};
const path = ({ list, page }: Shelf) => shelfPath(list.hash, page) as Route;
const meta = ({ list, page, pages }: Shelf) => publicationsPage.archive.meta(list.label, page, pages);

export async function generateStaticParams() {
  const names = (await readShelves()).map(({ name }) => ({ shelf: name }));
  // Next refuses an export in which a route has no page; this one calls notFound(), and is removed.
  return names.length > 0 ? names : [{ shelf: 'none' }];
}

export async function generateMetadata(props: Props) {
  const shelf = await find(props);
  return pageMetadata(path(shelf), meta(shelf), { picture: '/social/web-publications.png' });
}

export default async function ArchivePage(props: Props) {
  const shelf = await find(props);
  const { archive, closing } = publicationsPage;
  return (
    <PageFrame path={path(shelf)} meta={meta(shelf)} graph={{ type: 'CollectionPage' }}>
      <PublicationsIntro title={meta(shelf).title} lead={archive.lead} />
      <DownloadGate settings={formSettings()}>
        <Section ground="card" className="pt-10">
          <PublicationShelf list={shelf.list} isFirst page={shelf.page} />
        </Section>
      </DownloadGate>
      <ClosingCall {...closing} />
    </PageFrame>
  );
}
