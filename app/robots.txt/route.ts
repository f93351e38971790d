import { robots } from '@/content/robots';
import { absoluteUrl } from '@/lib/absolute-url';

export const dynamic = 'force-static';

/**
 * PDFs are not named: what crawlers may not fetch can still be listed by its address, while each PDF's `X-Robots-Tag:
 * noindex` takes it out (RFC 9309; Google, "Block search indexing"). Next's `robots.ts` has no place for the reasons.
 */
export function GET() {
  const text = `# Search engines may read everything.
User-agent: *
Allow: /

# Assistants that search and name their source may, too.
${agents(robots.answering)}
Allow: /

# Crawlers that collect text to train models may not.
${agents(robots.training)}
Disallow: /

Sitemap: ${absoluteUrl('/sitemap.xml')}
`;
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

function agents(names: readonly string[]): string {
  return names.map((name) => `User-agent: ${name}`).join('\n');
}
