import { site } from '@/content/site';
import type { Publication } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { internalPath } from '@/lib/internal-path';

/** The publication's own address in full, as canonical links, citations and shares write it. */
export function publicationUrl({ link }: Pick<Publication, 'link'>): string {
  return `${site.url}${internalPath(link)}`;
}

/**
 * How to cite a publication, in one line: publisher, title, description, date, address. No date of access: the text is
 * made at build, and the publication does not change after its date.
 */
export function citation(publication: Publication): string {
  const { title, description, date } = publication;
  return `${site.name}, ${title} (${description}), ${formatDate(date).text}, ${publicationUrl(publication)}`;
}
