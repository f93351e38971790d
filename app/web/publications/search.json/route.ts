import { searchIndex } from '@/components/publications/browse/search-index';
import { readPublications } from '@/data/read-publications';
import { caseTexts, searchText } from './search-text';

export const dynamic = 'force-static';

export async function GET() {
  const texts = (await readPublications()).map((publication) => ({
    slug: publication.slug,
    text: searchText(publication),
    cases: caseTexts(publication),
  }));
  return Response.json(searchIndex(texts));
}
