import { feed } from '@/content/feed';
import { samples, site } from '@/content/site';
import type { Publication } from '@/content/types';
import { readPublications } from '@/data/read-publications';
import { escapeXml as text } from '@/lib/escape-xml';
import { formatDate } from '@/lib/format-date';
import { absoluteUrl } from '@/lib/json-ld/address';
import { lastModified } from '@/lib/pages';
import { publicationUrl } from '@/lib/publications/cite';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(atomFeed(await readPublications()), { headers: { 'Content-Type': 'application/atom+xml' } });
}

/** Entries lead to the publications' pages, never to the PDFs. @see https://www.rfc-editor.org/rfc/rfc4287 */
function atomFeed(publications: readonly Publication[]): string {
  const days = publications.map((publication) => timestamp(lastModified(publication))).sort();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.lang}">
  <id>${absoluteUrl('/')}</id>
  <title>${text(feed.title)}</title>
  <subtitle>${text(feed.subtitle)}</subtitle>
  <updated>${days.at(-1) ?? '1970-01-01T00:00:00Z'}</updated>
  <author><name>${text(site.name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${absoluteUrl(feed.path)}"/>
  <link rel="alternate" type="text/html" href="${absoluteUrl('/web/publications')}"/>
${publications.map(entry).join('\n')}
</feed>
`;
}

function entry(publication: Publication): string {
  const url = publicationUrl(publication);
  return `  <entry>
    <id>${url}</id>
    <title>${text(publication.title)}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${timestamp(publication.date)}</published>
    <updated>${timestamp(lastModified(publication))}</updated>
    <summary>${text(summary(publication))}</summary>
  </entry>`;
}

/** Of a sample the abstract stays on its page, beside the mark. */
function summary({ description, abstract, sample }: Publication): string {
  return sample ? `${samples.mark}. ${description}.` : `${description}. ${abstract.join(' ')}`;
}

function timestamp(date: string): string {
  return `${formatDate(date).iso}T00:00:00Z`;
}
