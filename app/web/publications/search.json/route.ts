import { documentsOf, readEditions } from '@/components/publications/browse/documents';

export const dynamic = 'force-static';

export async function GET() {
  return Response.json(documentsOf(await readEditions()));
}
