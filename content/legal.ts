import { claims, keyClaim } from './claims';
import { demoSteps, links } from './links';
import type { LegalContent } from './types';

export const legal: LegalContent = {
  meta: {
    title: 'Legal research, tenth lining and bill analysis',
    description: `For lawyers: search ${claims.documents.inSentence} public legal documents alongside your own, tenth-line a filing, analyse a bill and read tribunal summaries.`,
  },
  hero: {
    kicker: 'For lawyers',
    title: 'Find the authority.',
    titleAccent: 'Read the line it rests on.',
    text: 'AI research for lawyers in Kenya and the region. One question searches public legal documents and your own matters; the answer cites its sources, so you can read them before you cite.',
    actions: [links.bookDemo, { label: 'Read our publications', href: '/web/publications' }],
  },
  // The counter ends at the figure without its plus.
  keyFigure: {
    ...keyClaim,
    display: new Intl.NumberFormat('en').format(keyClaim.value),
    countsWhat: 'and more public legal documents, searchable alongside your own.',
  },
  figures: [claims.countries, claims.cases],
  search: {
    label: 'Search our free tribunal summaries',
    submitLabel: 'Search',
    examplesLabel: 'Try',
    scope: '{cases} cases of {publications} publications.',
    examples: ['time barred appeal', 'input tax', 'transfer pricing'],
  },
  repository: {
    id: 'repository',
    kicker: 'Public legal repository',
    title: 'The law and your files, in one search',
    text: [
      'The authority is in one place and your facts are in another. One search reads both, and each result says which it is.',
    ],
    points: [
      { name: 'Answer', text: 'A short answer first, with numbered citations.' },
      { name: 'Preview', text: 'See the passage in context first.' },
      { name: 'Summary', text: 'Know what a long document says before you read it.' },
    ],
    image: 'search',
    actions: [links.bookDemo],
  },
  tenthLining: {
    id: 'tenth-lining',
    kicker: 'Tenth lining',
    title: 'Every tenth line numbered, before you file',
    text: [
      'A practice direction issued under sections 3A and 3B of the Appellate Jurisdiction Act asks for every tenth line to be numbered in the right margin of Court of Appeal filings, and for page numbers at the top right.',
      'The tenth-lining editor adds both. No numbers to move by hand.',
    ],
    claim: claims.pages,
    note: 'Before you file, check the Court of Appeal Rules and any practice directions in force, or ask the registry.',
    image: 'tenth-lining',
    actions: [links.tenthLiningEditor, { label: 'How tenth lining works', href: '/tenth-lining' }],
  },
  billAnalysis: {
    id: 'bill-analysis',
    kicker: 'Bill analysis',
    title: 'Read a bill against the law it would change',
    text: [
      'A bill says which words go out and which come in. What is left of the Act is yours to work out.',
      'The bill analysis tool shows the two together. It is a separate tool and opens in a new tab.',
    ],
    image: 'bill-analysis',
    actions: [links.billAnalysis],
  },
  publications: {
    kicker: 'Publications',
    title: 'Tribunal decisions, summarised',
    text: 'Judgments of Kenya’s Tax Appeals Tribunal come out in batches. With a partner, we publish summaries of them, edition by edition, and a volume on Namibia.',
    action: { label: 'See all publications', href: '/web/publications' },
  },
  closing: {
    title: 'Give it a trainee’s',
    titleAccent: 'research question.',
    text: 'Bring a point you know well. Open the pages it cites, then mark the answer.',
    steps: demoSteps,
    actions: [links.bookDemo],
  },
};
