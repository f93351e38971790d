import { links } from './links';
import type { ClosingCallContent, PageMeta } from './types';

/** The words of the publications page; the publications themselves are the files in content/publications/. */
export const publicationsPage = {
  meta: {
    title: 'Kenya Tax Appeals Tribunal (TAT) case summaries',
    description:
      'Summaries of decisions of Kenya’s Tax Appeals Tribunal (TAT) and of Namibia’s tax courts, edition by edition, free as PDF after a short form.',
  } satisfies PageMeta,
  title: 'Our Publications',
  // Short: with it in two lines the covers begin on a phone's first screen.
  lead: 'Our product turns complex documents into clear summaries. All related cases are available in it.',
  tabsLabel: 'Publications by country',
  /** the pages of the subjects, and the one that lists them: where the search leads when no script can do it */
  subjects: {
    meta: {
      title: 'Tax tribunal cases by subject',
      description:
        'Decisions of Kenya’s Tax Appeals Tribunal and of Namibia’s tax courts by subject, each with its holding, its outcome and its later history.',
    } satisfies PageMeta,
    title: 'Cases by subject',
    lead: 'Each subject has its cases on one page, newest first. Your browser’s own Find looks through it.',
    one: 'case',
    many: 'cases',
    newest: 'newest of',
    /** after "29 cases"; # is the number of publications */
    within: 'from # of our publications, newest first.',
    none: 'No case stands under this subject yet.',
    all: 'All subjects',
  },
  /** ends this page and the page of each publication */
  closing: {
    // No italics here: their face would be fetched for words below the first screen.
    title: 'Read a summary here. Ask the cases in the product.',
    text: 'Bring a point of tax that you have argued. In the demo it is put to the decisions, and you open the pages that are cited.',
    actions: [links.bookDemo, { label: 'Number a PDF on this site', href: '/tenth-lining/number' }],
  } satisfies ClosingCallContent,
} as const;
