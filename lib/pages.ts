import { home } from '@/content/home';
import { legal } from '@/content/legal';
import { numberPdf } from '@/content/number-pdf';
import pageDates from '@/content/page-dates.json' with { type: 'json' };
import { privacy } from '@/content/privacy';
import { publicationsPage } from '@/content/publications-page';
import { team } from '@/content/team';
import { tenthLining } from '@/content/tenth-lining';
import type { Publication } from '@/content/types';
import { yourFiles } from '@/content/your-files';

/**
 * The pages with words of their own: a new one is its folder in app/ and its entry here. From the entry come its line in
 * the sitemap, its day of change and the picture of its shared link; the checks say what is missing.
 */
export const pages = {
  '/': { heading: home.hero },
  '/legal': { heading: legal.hero },
  '/web/publications': { heading: publicationsPage },
  '/tenth-lining': { heading: tenthLining.hero },
  '/tenth-lining/number': { heading: numberPdf },
  '/team': { heading: team.intro },
  '/privacy': { heading: privacy },
  '/your-files': { heading: yourFiles },
} as const satisfies Record<string, { heading: PageHeading }>;

/** A page's first heading, which stands in the picture of its shared link too. */
export type PageHeading = {
  title: string;
  /** the title's last phrase, set in italic */
  titleAccent?: string;
};

export type PagePath = keyof typeof pages;

export const pagePaths = Object.keys(pages) as PagePath[];

export type PageDates = Partial<Record<PagePath, { date: string; words: string }>>;

/** When the words of a page last changed, DD-MM-YYYY, as content/page-dates.json has recorded it. */
export function pageDate(path: PagePath): string | undefined {
  return (pageDates as PageDates)[path]?.date;
}

/** The day, DD-MM-YYYY, on which a publication's page last changed: its own `updated`, else its date. */
export function lastModified({ updated, date }: Pick<Publication, 'updated' | 'date'>): string {
  return updated ?? date;
}
