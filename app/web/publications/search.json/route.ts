import { searchIndex } from '@/components/publications/browse/search-index';
import { readPublications } from '@/data/read-publications';
import { caseTexts, searchText } from './search-text';

export const dynamic = 'force-static';

/** So many cases weigh 30 KB as they travel. Of a larger library readers fetch the words alone, and cards name no case. */
const mostCases = 1000;

export async function GET() {
  const publications = await readPublications();
  const hasNames = publications.flatMap(({ contents }) => contents).length <= mostCases;
  const texts = publications.map((publication) => ({
    slug: publication.slug,
    text: searchText(publication),
    cases: hasNames ? caseTexts(publication) : [],
  }));
  return Response.json(searchIndex(texts));
}
