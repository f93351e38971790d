import { type PublicationListWords, publicationLists } from '@/content/publication-lists';
import type { ListedPublication, PageMeta, Publication } from '@/content/types';
import { withPdfFacts } from './pdf-facts';
import { publicationMeta } from './publication-metadata';
import { readPublications } from './read-publications';

export type PublicationPage = {
  publication: ListedPublication;
  /** the one it stands in */
  list: PublicationListWords;
  meta: PageMeta;
  /** its neighbours in the list, by date */
  previous?: Publication;
  next?: Publication;
};

/** Undefined where no publication has the slug. @throws Error when any has a problem, or its PDF cannot be read */
export async function readPublicationPage(slug: string): Promise<PublicationPage | undefined> {
  const publications = await readPublications();
  const publication = publications.find((candidate) => candidate.slug === slug);
  const list = publicationLists.find(({ id }) => id === publication?.list);
  if (!publication || !list) return undefined;
  const own = publications.filter((other) => other.list === publication.list);
  const place = own.indexOf(publication);
  return {
    publication: await withPdfFacts(publication),
    list,
    meta: publicationMeta(publication),
    previous: own[place + 1],
    next: own[place - 1],
  };
}
