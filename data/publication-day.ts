import type { Publication } from '@/content/types';
import { formatDate, isoDate } from '@/lib/format-date';

/** East Africa Time has no summer time: three hours before UTC, all year. */
const eastAfrica = 3 * 3_600_000;

/** The day it is in East Africa, YYYY-MM-DD. A publication is out from its day on (R5.11). */
export function today(now = Date.now()): string {
  return new Date(now + eastAfrica).toISOString().slice(0, 10);
}

/** YYYY-MM-DD as content writes it, DD-MM-YYYY. */
export const asWritten = (day: string): string => day.split('-').reverse().join('-');

/** Whether a publication has come out by a day, YYYY-MM-DD. */
export function isOut({ date, draft }: Pick<Publication, 'date' | 'draft'>, day: string): boolean {
  return !draft && (isoDate(date) ?? '') <= day;
}

/** What a build leaves out, and until when, a sentence a publication. */
export function heldSentences(ahead: readonly Publication[], drafts: readonly string[]): string[] {
  const file = (slug: string) => `content/publications/${slug}.md`;
  return [
    ...ahead.map(
      ({ slug, date }) => `${file(slug)}: is left out of the site until ${formatDate(date).text}, East Africa Time.`,
    ),
    ...drafts.map((slug) => `${file(slug)}: is a draft, and left out of the site.`),
  ];
}
