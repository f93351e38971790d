import { site } from '@/content/site';
import type { Publication } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { absoluteUrl } from '@/site/absolute-url';

/** A citation in one line, without a date of access: a publication does not change after its date. */
export function formatCitation({ title, description, date, link }: Publication): string {
  return `${site.name}, ${title} (${description}), ${formatDate(date).text}, ${absoluteUrl(link)}`;
}
