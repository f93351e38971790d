import { feed } from '@/content/feed';
import { publicationLists } from '@/content/publication-lists';
import { sampleLabel } from '@/content/sample-label';
import { site } from '@/content/site';
import type { Publication, PublicationListConfig } from '@/content/types';
import { readPublications } from '@/data/read-publications';
import { isDraftPreview } from '@/lib/draft-preview';
import { formatDate } from '@/lib/format-date';
import { absoluteUrl } from '@/site/absolute-url';

export const dynamic = 'force-static';

/** An Atom feed (RFC 4287) of all publications, none in a preview of drafts. Entries lead to their pages, not to the PDFs. */
export async function GET() {
  const publications = isDraftPreview() ? [] : await readPublications();
  const days = publications.map(lastChange).sort();
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.lang}">
  <id>${absoluteUrl('/')}</id>
  <title>${escapeXml(feed.title)}</title>
  <subtitle>${escapeXml(feed.subtitle)}</subtitle>
  <updated>${days.at(-1) ?? '1970-01-01T00:00:00Z'}</updated>
  <author><name>${escapeXml(site.name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${absoluteUrl(feed.path)}"/>
  <link rel="alternate" type="text/html" href="${absoluteUrl('/web/publications')}"/>
${publications.map(entryXml).join('\n')}
</feed>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml' } });
}

function entryXml(publication: Publication): string {
  const url = absoluteUrl(publication.link);
  return `  <entry>
    <id>${url}</id>
    <title>${escapeXml(publication.title)}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${timestamp(publication.date)}</published>
    <updated>${lastChange(publication)}</updated>
    <summary>${escapeXml(summaryOf(publication))}</summary>
  </entry>`;
}

/** Without the abstract of a sample, since nothing here would mark it (R10.15). */
function summaryOf({ list, description, abstract, sample }: Publication): string {
  const words: PublicationListConfig | undefined = publicationLists.find(({ id }) => id === list);
  const counted = `${words?.tribunal?.name ?? words?.label}: ${description}.`;
  return sample ? `${sampleLabel}. ${counted}` : [counted, ...abstract].join(' ');
}

const timestamp = (date: string) => `${formatDate(date).iso}T00:00:00Z`;
const lastChange = ({ updated, date }: Publication) => timestamp(updated ?? date);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
