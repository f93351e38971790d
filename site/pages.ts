import { home } from '@/content/home';
import { legal } from '@/content/legal';
import { numberPdf } from '@/content/number-pdf';
import { privacy } from '@/content/privacy';
import { publicationsPage } from '@/content/publications-page';
import { team } from '@/content/team';
import { tenthLining } from '@/content/tenth-lining';
import { yourFiles } from '@/content/your-files';

/**
 * The pages with words of their own: a new one needs its folder in app/ and an entry here, from which its line in the
 * sitemap and its social picture are made. Tests on the export report a page without an entry.
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

/** A page's first heading, which is in its social picture too. */
export type PageHeading = {
  title: string;
  /** the title's last phrase, set in italic */
  titleAccent?: string;
};

export type PagePath = keyof typeof pages;

export const pagePaths = Object.keys(pages) as PagePath[];
