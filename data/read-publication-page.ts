import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageMeta, PdfFacts, Publication, PublicationList } from '@/content/types';
import { socialPicturePath } from '@/lib/publications/social-picture-path';
import { readPdfFacts } from './pdf-facts';
import { publicationMeta } from './publication-metadata';
import { readPublicationLists } from './read-publications';
import { siblings } from './siblings';

export type PublicationPage = {
  publication: Publication;
  list: PublicationList;
  meta: PageMeta;
  pdf: PdfFacts;
  /** of its shared link; the list's until its own is drawn */
  picture: `/${string}.png`;
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
    const own = socialPicturePath(slug);
    const picture = existsSync(join('public', own)) ? own : '/social/web-publications.png';
    return {
      publication,
      list,
      meta: publicationMeta(publication),
      pdf,
      picture,
      ...siblings(list.publications, publication),
    };
  }
  return undefined;
}
