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
 * the sitemap and the picture of its shared link.
 */
export const pages = {
  '/': { sources: ['home', 'features', 'challenges', 'video', 'claims', 'questions'], heading: home.hero },
  '/legal': { sources: ['legal', 'claims'], heading: legal.hero },
  '/web/publications': { sources: ['publications-page'], heading: publicationsPage },
  '/tenth-lining': { sources: ['tenth-lining', 'record'], heading: tenthLining.hero },
  '/tenth-lining/number': { sources: ['number-pdf'], heading: numberPdf },
  '/team': { sources: ['team'], heading: team.intro },
  '/privacy': { sources: ['privacy'], heading: privacy },
  '/your-files': { sources: ['your-files'], heading: yourFiles },
} as const satisfies Record<string, Page>;

type Page = {
  /** the files of content/ that its words stand in */
  sources: readonly string[];
  heading: PageHeading;
};

/** A page's first heading. */
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
