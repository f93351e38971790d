import { join } from 'node:path';
import type { PageMeta, Publication, PublicationList } from '@/content/types';
import { publicationMeta } from './page-meta';
import { type PdfFacts, readPdfFacts } from './pdf-facts';
import { readPublicationLists } from './read-publications';
import { siblings } from './siblings';

export type PublicationPage = {
  publication: Publication;
  list: PublicationList;
  meta: PageMeta;
  pdf: PdfFacts;
  previous?: Publication;
  next?: Publication;
};

/**
 * Everything the page of one publication shows.
 *
 * @returns undefined where no publication has the slug
 * @throws Error when any publication has a problem, or its PDF cannot be read
 */
export async function readPublicationPage(slug: string): Promise<PublicationPage | undefined> {
  for (const list of await readPublicationLists()) {
    const publication = list.publications.find((candidate) => candidate.slug === slug);
    if (!publication) continue;
    const pdf = await readPdfFacts(join('public', publication.pdfUrl));
    return { publication, list, meta: publicationMeta(publication), pdf, ...siblings(list.publications, publication) };
  }
  return undefined;
}
