import { readPublications } from '@/data/read-publications';
import { atomFeed } from './atom-feed';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(atomFeed(await readPublications()), { headers: { 'Content-Type': 'application/atom+xml' } });
}
