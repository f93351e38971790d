import { publicationLists } from '@/content/publication-lists';
import { withPdfFacts } from './pdf-facts';
import { publicationPageMeta } from './publication-metadata';
import { readPublications } from './read-publications';

/** Undefined where no publication has the slug. @throws Error when any has a problem, or its PDF cannot be read */
export async function readPublicationPage(slug: string) {
  const publications = await readPublications();
  const publication = publications.find((candidate) => candidate.slug === slug);
  const list = publicationLists.find(({ id }) => id === publication?.list);
  if (!publication || !list) return undefined;
  const own = publications.filter((sibling) => sibling.list === publication.list);
  const place = own.indexOf(publication);
  return {
    publication: await withPdfFacts(publication),
    list,
    meta: publicationPageMeta(publication),
    /** its neighbours in the list, by date */
    previous: own[place + 1],
    next: own[place - 1],
  };
}
