import { site } from './site';
import type { PageMeta } from './types';

/** The words of the publications page; the publications themselves are the files in content/publications/. */
export const publicationsPage = {
  meta: {
    title: 'Tax tribunal case summaries',
    description:
      'Summaries of tax tribunal decisions from Kenya and Namibia, edition by edition, free to open as PDF after a short form.',
  } satisfies PageMeta,
  kicker: 'Publications',
  title: 'Our Publications',
  lead: `${site.name} turns complex documents into clear summaries. These editions collect what we have read of the tax tribunals’ decisions; all related cases are available in the product.`,
  tabsLabel: 'Publications by country',
} as const;
