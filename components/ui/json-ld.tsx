import type { Thing } from '@/lib/json-ld';

/** What a page, or a section of one, tells machines. Data, not a script: it needs no entry in the Content-Security-Policy. */
export function JsonLd({ nodes }: { nodes: readonly Thing[] }) {
  // `<` in a text of the content could close the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
