import { readEditions, searchData } from '@/data/search-data';

export const dynamic = 'force-static';

export async function GET() {
  return Response.json(searchData(await readEditions()));
}
