import type { JsonLdNode } from '@/site/json-ld';

/** JSON-LD of a page or a section. Scripts of this type are data: the Content-Security-Policy does not concern them. */
export function JsonLd({ nodes }: { nodes: readonly JsonLdNode[] }) {
  // An unescaped `</script>` in a text would close the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
