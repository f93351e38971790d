import pageDates from '@/content/page-dates.json' with { type: 'json' };
import type { Publication } from '@/content/types';

/** Pages with words of their own, and the files of content/ that these stand in. */
export const pageSources = {
  '/': ['home', 'features', 'challenges', 'video', 'claims', 'questions'],
  '/legal': ['legal', 'claims'],
  '/web/publications': ['publications-page'],
  '/tenth-lining': ['tenth-lining', 'record'],
  '/tenth-lining/number': ['number-pdf'],
  '/team': ['team'],
  '/privacy': ['privacy'],
  '/your-files': ['your-files'],
} as const satisfies Record<string, readonly string[]>;

export type DatedPath = keyof typeof pageSources;

export type PageDates = Partial<Record<DatedPath, { date: string; words: string }>>;

/** When the words of a page last changed, DD-MM-YYYY, as content/page-dates.json has recorded it. */
export function pageDate(path: DatedPath): string | undefined {
  return (pageDates as PageDates)[path]?.date;
}

/** The day, DD-MM-YYYY, on which a publication's page last changed: its own `updated`, else its date. */
export function lastModified({ updated, date }: Pick<Publication, 'updated' | 'date'>): string {
  return updated ?? date;
}
