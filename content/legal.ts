import { claims, keyClaim } from './claims';
import { demoSteps, links } from './links';
import type { LegalContent } from './types';

export const legal: LegalContent = {
  meta: {
    title: 'Legal research, tenth lining and bill analysis',
    description: `For advocates and tax lawyers: search ${claims.documents.said} public legal documents beside your own, tenth-line a filing, analyse a bill and read tribunal summaries.`,
  },
  hero: {
    kicker: 'For lawyers',
    title: 'Find the authority.',
    titleAccent: 'Read the line it rests on.',
    text: 'One question searches the public law and your own matters together. The answer comes with its sources, so you read the passage before you cite it.',
    actions: [links.bookDemo, { label: 'Read our publications', href: '/web/publications' }],
  },
  // The counter ends at the round figure; its line says that there are more.
  keyFigure: {
    ...keyClaim,
    display: new Intl.NumberFormat('en').format(keyClaim.value),
    countsWhat: 'and more public legal documents, to be searched beside your own.',
  },
  search: {
    label: 'Search the cases we have summarised',
    submitLabel: 'Search',
    examplesLabel: 'Try',
    examples: ['time barred appeal', 'input VAT', 'transfer pricing'],
  },
  repository: {
    id: 'repository',
    kicker: 'Public legal repository',
    title: 'The law and your files, in one search',
    text: [
      'The authority is in one place and your facts are in another. Put the question once. Public documents and your own are read together, and each result says which it is.',
    ],
    points: [
      { name: 'Answer', text: 'A short answer first, with numbered citations to where it comes from.' },
      { name: 'Preview', text: 'The passage where it stands, before you open the whole document.' },
      { name: 'Summary', text: 'What a long document says, before you decide to read all of it.' },
    ],
    claim: claims.countries,
    image: 'search',
    actions: [links.bookDemo],
  },
  tenthLining: {
    id: 'tenth-lining',
    kicker: 'Tenth lining',
    title: 'Every tenth line numbered, before you file',
    text: [
      'The practice of Kenya’s Court of Appeal is a number at every tenth line, in the right margin, and page numbers at the top right. It is said to rest on sections 3A and 3B of the Appellate Jurisdiction Act.',
      'The tool puts both where they belong. Nobody moves a number by hand.',
    ],
    claim: claims.pages,
    note: 'Before you file, check the Court of Appeal Rules and any practice directions in force, or ask the registry.',
    image: 'tenth-lining',
    actions: [links.tenthLiningEditor, { label: 'How tenth lining works', href: '/tenth-lining' }],
  },
  billAnalysis: {
    id: 'bill-analysis',
    kicker: 'Bill analysis',
    title: 'Read a bill beside the law it would change',
    text: [
      'A bill says which words to strike out and which to put in. What it does to the Act is left to the reader.',
      'The bill analysis tool is made for that reading. It is a separate tool and opens in a new tab.',
    ],
    image: 'bill-analysis',
    actions: [links.billAnalysis],
  },
  publications: {
    kicker: 'Publications',
    title: 'Tribunal decisions, summarised',
    text: 'Judgments come in batches, and a batch is long. With a partner we summarise decisions of Kenya’s Tax Appeals Tribunal and publish them edition by edition; a volume on Namibia’s courts stands beside them.',
    claim: claims.cases,
    action: { label: 'See all publications', href: '/web/publications' },
  },
  closing: {
    title: 'Ask it something',
    titleAccent: 'you would ask a pupil.',
    text: 'Bring a point you know well. Read the answer, open the pages it cites, and mark it as you would mark theirs.',
    steps: demoSteps,
    actions: [links.bookDemo],
  },
};
