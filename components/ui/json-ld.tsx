import type { Thing } from '@/site/json-ld';

/** JSON-LD of a page or a section. It is data, so the Content-Security-Policy needs no entry for it. */
export function JsonLd({ nodes }: { nodes: readonly Thing[] }) {
  // `<` in a text of the content could close the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
