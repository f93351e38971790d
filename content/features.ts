import { claims } from './claims';
import { links } from './links';
import type { FeatureCarouselContent } from './types';

/**
 * The nine capabilities that were asked for (R1.2), in their order; tenth lining and bill analysis are tools of their own.
 * The search feature is the one text of the site that speaks of 800,000 documents (R1.4).
 */
export const features = {
  title: 'What it does with a matter',
  text: 'Most of it works on your own files. Tribunal summaries, tenth lining and bill analysis are for the work around them.',
  tabsLabel: 'Features',
  selectLabel: 'Choose a feature',
  previousLabel: 'Previous feature',
  nextLabel: 'Next feature',
  items: [
    {
      id: 'document-management',
      name: 'Document management',
      kicker: 'A private repository',
      title: 'One place for the whole file',
      description: [
        'Drag documents in, one or a folder at a time.',
        'Connect SharePoint and keep filing where you file today.',
        'What you upload stays in your own repository, apart from the public law.',
      ],
      image: 'repository',
      link: links.bookDemo.href,
      ctaText: 'See the repository in a demo',
    },
    {
      id: 'search',
      name: 'Search',
      kicker: 'Your files and the public law',
      title: 'Put the question once',
      description: [
        `One search reads your own documents and public law together: ${claims.repositoryDocuments.said} documents are within its reach.`,
        'A direct answer comes first, with the passages it rests on.',
        'A summary and a preview tell you whether a document is worth opening.',
      ],
      image: 'search',
      link: '/legal',
      ctaText: 'See search for lawyers',
    },
    {
      id: 'wiki',
      name: 'Wiki',
      kicker: 'Written from your documents',
      title: 'The file explains itself',
      description: [
        'Each matter gets a page, written from what has been filed in it.',
        'People, companies, dates and statutes are picked out and linked.',
        'A summary at the top tells a newcomer where the matter stands.',
      ],
      image: 'wiki',
      link: links.bookDemo.href,
      ctaText: 'See the wiki in a demo',
    },
    {
      id: 'resource-management',
      name: 'Resource management',
      kicker: 'Users, groups, permissions',
      title: 'Who may read, and who may write',
      description: [
        'Put people into groups as the office does: partners, a tax team, clerks.',
        'Role-based access to documents: each group, or one person, gets the right to read or to write.',
        'See on one page who can open what.',
      ],
      image: 'permissions',
      link: links.bookDemo.href,
      ctaText: 'See permissions in a demo',
    },
    {
      id: 'ai-chat',
      name: 'AI chat',
      kicker: 'Answers with their sources',
      title: 'Ask, then check the page',
      description: [
        'Ask about a matter in ordinary words.',
        'Statements carry the numbers of the sources they rest on.',
        'Open the source beside the answer and read the passage yourself.',
      ],
      image: 'chat',
      link: links.bookDemo.href,
      ctaText: 'Put a question in a demo',
    },
    {
      id: 'csv-export',
      name: 'CSV export',
      kicker: 'Out of the system, into a sheet',
      title: 'Take the list with you',
      description: [
        'Export a set of results as CSV and open it in any spreadsheet.',
        'Sort it, share it, or make it the first draft of a schedule.',
      ],
      image: 'export',
      link: links.bookDemo.href,
      ctaText: 'See an export in a demo',
    },
    {
      id: 'tribunal-summaries',
      name: 'Tribunal summaries',
      kicker: 'Published with a partner',
      title: 'Tax decisions, read for you',
      description: [
        `Kenya’s Tax Appeals Tribunal, edition by edition, and a volume on Namibia: together ${claims.cases.said} cases so far.`,
        'Each summary keeps the issue, the reasoning and the holding apart.',
        'All related cases are available in the product.',
      ],
      image: 'tribunal',
      link: '/web/publications',
      ctaText: 'Read our publications',
    },
    {
      id: 'tenth-lining',
      name: 'Tenth lining',
      kicker: 'For Court of Appeal filings',
      title: 'The margin, done before you file',
      description: [
        'Every tenth line is numbered in the right margin.',
        'Page numbers are put at the top right.',
        `No typist, no ruler: ${claims.pages.said} pages have been through the tool.`,
      ],
      image: 'tenth-lining',
      link: '/tenth-lining',
      ctaText: 'See how tenth lining works',
    },
    {
      id: 'bill-analysis',
      name: 'Bill analysis',
      kicker: 'For legislation',
      title: 'Read a bill beside the Act',
      description: [
        'See what a clause would add to the law, and what it would take away.',
        'Bill analysis is a separate tool and opens in a new tab.',
      ],
      image: 'bill-analysis',
      link: links.billAnalysis.href,
      ctaText: links.billAnalysis.label,
    },
  ],
} as const satisfies FeatureCarouselContent;
