import { site } from '@/content/site';
import type { Publication } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { absoluteUrl } from '@/lib/json-ld/address';

/** How to cite a publication, in one line. No date of access: it does not change after its own. */
export function citation({ title, description, date, link }: Publication): string {
  return `${site.name}, ${title} (${description}), ${formatDate(date).text}, ${absoluteUrl(link)}`;
}
