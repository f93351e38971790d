import { links } from './links';
import { site } from './site';
import type { ClosingCallContent, PageMeta } from './types';

export const publicationsPage = {
  meta: {
    title: 'Kenya Tax Appeals Tribunal (TAT) case summaries',
    description:
      'Free summaries of Kenya’s Tax Appeals Tribunal (TAT) decisions, and of Namibia’s tax courts and tribunal. Read them as PDF after a short form.',
  } satisfies PageMeta,
  title: 'Our Publications',
  // At most two lines, so that the covers begin on a phone's first screen.
  lead: 'Free to read. Our product turns complex documents into clear summaries. In it, all related cases are available.',
  tabsLabel: 'Publications by country',
  /** the list of subjects, where the search leads without scripts, and the page of each */
  subjects: {
    meta: {
      title: 'Tax tribunal cases by subject',
      description:
        'Decisions of Kenya’s Tax Appeals Tribunal and of Namibia’s tax courts and tribunal by subject: holding and outcome, and later history where we know it.',
    } satisfies PageMeta,
    title: 'Cases by subject',
    lead: 'Each subject has its cases on one page, newest first.',
    one: 'case',
    many: 'cases',
    newest: 'latest',
    /** after "29 cases"; # is the number of publications */
    within: 'from # of our publications, newest first: those shown on this site.',
    none: 'No cases under this subject yet.',
    all: 'All subjects',
  },
  /** ends this page and the page of each publication */
  closing: {
    // No accent: the italic face would be fetched for it, below the first screen.
    title: `Read the summaries free. Search the decisions in ${site.name}.`,
    text: 'Bring a point of tax you have argued. We run it against the decisions, live.',
    actions: [links.bookDemo, { label: 'Open the numbering tool', href: '/tenth-lining/number' }],
  } satisfies ClosingCallContent,
} as const;
