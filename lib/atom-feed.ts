import { site } from '@/content/site';
import { formatDate } from './format-date';
import { absoluteUrl } from './json-ld/address';

type FeedEntry = {
  /** its page, in full */
  url: string;
  title: string;
  /** DD-MM-YYYY */
  published: string;
  updated: string;
  summary: string;
  categories: ReadonlyArray<{ id: string; name: string }>;
};

type Feed = {
  /** what the feed is known by for ever, a path of this site */
  id: string;
  /** of the feed itself, and of the page that it follows */
  path: string;
  page: string;
  title: string;
  subtitle: string;
  entries: readonly FeedEntry[];
};

/**
 * An Atom feed; a category is a subject, by its id and its name.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function atomFeed({ id, path, page, title, subtitle, entries }: Feed): Response {
  const days = entries.map(({ updated }) => timestamp(updated)).sort();
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.lang}">
  <id>${absoluteUrl(id)}</id>
  <title>${escapeXml(title)}</title>
  <subtitle>${escapeXml(subtitle)}</subtitle>
  <updated>${days.at(-1) ?? '1970-01-01T00:00:00Z'}</updated>
  <author><name>${escapeXml(site.name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${absoluteUrl(path)}"/>
  <link rel="alternate" type="text/html" href="${absoluteUrl(page)}"/>
${entries.map(entryXml).join('\n')}
</feed>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml' } });
}

function entryXml({ url, title, published, updated, summary, categories }: FeedEntry): string {
  return `  <entry>
    <id>${url}</id>
    <title>${escapeXml(title)}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${timestamp(published)}</published>
    <updated>${timestamp(updated)}</updated>
${categories.map(({ id, name }) => `    <category term="${id}" label="${escapeXml(name)}"/>\n`).join('')}    <summary>${escapeXml(summary)}</summary>
  </entry>`;
}

function timestamp(date: string): string {
  return `${formatDate(date).iso}T00:00:00Z`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
