import { robots } from '@/content/robots';
import { absoluteUrl } from '@/lib/json-ld/address';

/**
 * robots.txt: the decision of content/robots.ts, and where the sitemap is. PDFs are not named here on purpose: a file
 * that crawlers may not fetch can still be listed by its address, while the `X-Robots-Tag: noindex` that hosts send
 * with every PDF takes it out of the results (RFC 9309; Google, "Block search indexing").
 */
export function robotsTxt(): string {
  return `# Search engines may read everything.
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
}

function agents(names: readonly string[]): string {
  return names.map((name) => `User-agent: ${name}`).join('\n');
}
