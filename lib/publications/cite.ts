import { site } from '@/content/site';
import type { Publication } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { formatDate } from '@/lib/format-date';

/** How to cite a publication, in one line. No date of access: it does not change after its own. */
export function citation({ title, description, date, link }: Publication): string {
  return `${site.name}, ${title} (${description}), ${formatDate(date).text}, ${absoluteUrl(link)}`;
}
