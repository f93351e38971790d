import { searchIndex } from '@/lib/browse/search-index';
import { readPublications } from '@/lib/publications/read-publications';
import { searchText } from '@/lib/publications/search-text';

export const dynamic = 'force-static';

export async function GET() {
  const texts = (await readPublications()).map((publication) => ({
    slug: publication.slug,
    text: searchText(publication),
  }));
  return Response.json(searchIndex(texts));
}
