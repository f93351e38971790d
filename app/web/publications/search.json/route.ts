import { readEditions, writeSearchFile } from '@/components/publications/browse/documents';

export const dynamic = 'force-static';

export async function GET() {
  return Response.json(writeSearchFile(await readEditions()));
}
