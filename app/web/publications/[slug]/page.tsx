import { notFound } from 'next/navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { PublicationCitation, PublicationContents } from '@/components/publications/details/publication-contents';
import { PublicationIntro } from '@/components/publications/details/publication-intro';
import { PublicationSiblings } from '@/components/publications/details/publication-siblings';
import { publicationsPage } from '@/content/publications-page';
import { readPublicationPage } from '@/data/read-publication-page';
import { readPublications } from '@/data/read-publications';
import { publicationNode } from '@/site/json-ld';
import { pageMetadata } from '@/site/page-metadata';

type Props = { params: Promise<{ slug: string }> };

export async function generateStaticParams() {
  return (await readPublications()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  const { publication, meta } = (await readPublicationPage(slug)) ?? notFound();
  return pageMetadata(publication.link, meta, { type: 'article' });
}

export default async function PublicationPage({ params }: Props) {
  const page = (await readPublicationPage((await params).slug)) ?? notFound();
  const { publication, meta, previous, next } = page;
  return (
    <PageFrame
      path={publication.link}
      meta={meta}
      breadcrumbName={publication.title}
      structuredData={publicationNode(publication)}
      closing={publicationsPage.closing}
    >
      <PublicationIntro {...page} />
      <PublicationContents publication={publication} />
      <PublicationCitation publication={publication} />
      <PublicationSiblings previous={previous} next={next} />
    </PageFrame>
  );
}
