import { notFound } from 'next/navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { DownloadButton } from '@/components/publications/download-button';
import { DownloadGate } from '@/components/publications/download-gate';
import { PublicationCitation } from '@/components/publications/page/publication-citation';
import { PublicationContents } from '@/components/publications/page/publication-contents';
import { PublicationIntro } from '@/components/publications/page/publication-intro';
import { PublicationSiblings } from '@/components/publications/page/publication-siblings';
import { formAddress, formSettings } from '@/lib/form-settings';
import { gateItem } from '@/lib/gate/gate-item';
import { publicationId, publicationNode } from '@/lib/json-ld/publication-node';
import { pageMetadata } from '@/lib/page-metadata';
import { readPublicationPage } from '@/lib/publications/read-publication-page';
import { readPublications } from '@/lib/publications/read-publications';
import { socialPicturePath } from '@/lib/publications/social-picture-path';

type Props = { params: Promise<{ slug: string }> };

export async function generateStaticParams() {
  return (await readPublications()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  const { publication, meta } = (await readPublicationPage(slug)) ?? notFound();
  return pageMetadata(publication.link, meta, { picture: socialPicturePath(slug), type: 'article' });
}

export default async function PublicationPage({ params }: Props) {
  const page = (await readPublicationPage((await params).slug)) ?? notFound();
  const { publication, meta, pdf, previous, next } = page;
  const settings = formSettings();
  const graph = {
    nodes: [publicationNode(publication, pdf)],
    mainEntity: publicationId(publication),
    image: publication.image,
  };
  return (
    <PageFrame path={publication.link} meta={meta} graph={graph}>
      <DownloadGate settings={settings}>
        <PublicationIntro {...page}>
          <DownloadButton item={gateItem(publication)} formHref={formAddress(settings, publication.title)} />
        </PublicationIntro>
      </DownloadGate>
      <PublicationContents publication={publication} />
      <PublicationCitation publication={publication} />
      <PublicationSiblings previous={previous} next={next} />
    </PageFrame>
  );
}
