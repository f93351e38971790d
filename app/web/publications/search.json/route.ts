import { writeCaseFile } from '@/components/publications/browse/search/case-index';
import { readLibrary } from '@/components/publications/browse/search/read-library';

export const dynamic = 'force-static';

export async function GET() {
  return Response.json(writeCaseFile(await readLibrary()));
}
