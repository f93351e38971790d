import { buildSearchData, readEditions } from '@/data/build-search-data';

export const dynamic = 'force-static';

export async function GET() {
  return Response.json(buildSearchData(await readEditions()));
}
