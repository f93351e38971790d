import { links } from './links';
import { site } from './site';
import type { ClosingCallContent, PageMeta } from './types';

/** The words of the publications page; the publications themselves are the files in content/publications/. */
export const publicationsPage = {
  meta: {
    title: 'Tax tribunal case summaries',
    description:
      'Summaries of tax tribunal decisions from Kenya and Namibia, edition by edition, free to open as PDF after a short form.',
  } satisfies PageMeta,
  title: 'Our Publications',
  // Short: with it in two lines the covers begin on a phone's first screen.
  lead: `${site.name} turns complex documents into clear summaries. All related cases are available in the product.`,
  tabsLabel: 'Publications by country',
  /** every case by its name: where the search leads when no script can do it */
  cases: {
    meta: {
      title: 'All cases by name',
      description:
        'All cases of the summaries in alphabetical order, each with its subject and the publication that has it.',
    } satisfies PageMeta,
    title: 'All cases by name',
    lead: 'For when the search has not come: look through the names and subjects with your browser’s own Find.',
  },
  /** ends this page and the page of each publication */
  closing: {
    // No italics here: their face would be fetched for words below the first screen.
    title: 'Read a summary here. Ask the cases in the product.',
    text: 'Bring a point of tax that you have argued. In the demo it is put to the decisions, and you open the pages that are cited.',
    actions: [links.bookDemo],
  } satisfies ClosingCallContent,
} as const;
