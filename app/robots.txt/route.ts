import { robotsTxt } from './robots-txt';

export const dynamic = 'force-static';

// Not Next's `robots.ts`: it has no place for the reasons.
export function GET() {
  return new Response(robotsTxt(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
