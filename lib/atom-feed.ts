import { feed } from '@/content/feed';
import { site } from '@/content/site';
import type { Publication } from '@/content/types';
import { absoluteUrl } from './absolute-url';
import { formatDate } from './format-date';

type FeedEntry = {
  publication: Publication;
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
  entries: readonly FeedEntry[];
};

/** An Atom feed (RFC 4287). Its entries lead to the publications' pages, never to the PDFs; a category is a subject. */
export function atomFeed({ id, path, page, title, entries }: Feed): Response {
  const days = entries.map(({ publication }) => timestamp(publication.updated ?? publication.date)).sort();
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.lang}">
  <id>${absoluteUrl(id)}</id>
  <title>${escapeXml(title)}</title>
  <subtitle>${escapeXml(feed.subtitle)}</subtitle>
  <updated>${days.at(-1) ?? '1970-01-01T00:00:00Z'}</updated>
  <author><name>${escapeXml(site.name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${absoluteUrl(path)}"/>
  <link rel="alternate" type="text/html" href="${absoluteUrl(page)}"/>
${entries.map(entryXml).join('\n')}
</feed>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml' } });
}

function entryXml({ publication, summary, categories }: FeedEntry): string {
  const url = absoluteUrl(publication.link);
  return `  <entry>
    <id>${url}</id>
    <title>${escapeXml(publication.title)}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${timestamp(publication.date)}</published>
    <updated>${timestamp(publication.updated ?? publication.date)}</updated>
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
