import type { Graph } from 'schema-dts';

/** A page's graph for machines. Data, not a script: it needs no entry in the Content-Security-Policy. */
export function JsonLd({ graph }: { graph: Graph }) {
  // `<` would let a text of the content close the element.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
