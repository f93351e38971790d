import { atomFeed } from '@/lib/atom-feed';
import { readPublications } from '@/lib/publications/read-publications';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(atomFeed(await readPublications()), { headers: { 'Content-Type': 'application/atom+xml' } });
}
