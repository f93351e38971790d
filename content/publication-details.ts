import { links } from './links';

export const publicationDetails = {
  facts: {
    jurisdiction: 'Jurisdiction',
    date: 'Published',
    cases: 'Scope',
    pages: 'Pages',
    file: 'File',
    fileType: 'PDF',
  },
  share: {
    label: 'Share this publication',
    whatsApp: 'Share on WhatsApp',
    email: 'Share by email',
  },
  abstractTitle: 'What is in it',
  /** beside the abstract; a row without a value is left out */
  credits: {
    author: 'Written by',
    reviewer: 'Reviewed by',
    prepared: 'Prepared',
    'by hand': 'By hand',
    /** the reviewer's name follows */
    'with AI': 'With AI, reviewed by',
  },
  /** written out once on each page whose cases use them */
  abbreviations: {
    KES: 'Kenya shillings',
    PAYE: 'pay as you earn',
    TAT: 'Tax Appeals Tribunal',
    VAT: 'value added tax',
  },
  casesTitle: 'Cases',
  /** "5 of 31 cases shown here." */
  shownOf: 'of',
  shownHere: 'cases shown here.',
  restInPdf: 'The rest are in the PDF.',
  coverAlt: 'Cover page of {title} - {description}',
  /** before the description of a draft, where drafts are shown */
  draftLabel: 'Draft:',
  /** beside every download of a sample */
  extract: 'Sample PDF: {shown} of {cases}',
  /** opens the PDF there, after the form; the number replaces {page} */
  pageInPdf: 'Page {page} in the PDF',
  /** a click copies the case's address */
  copyLink: 'Copy link',
  copy: { copied: 'Copied.', refused: 'Your browser did not allow copying. Copy it here, it is selected:' },
  case: {
    outcome: 'Outcome',
    amount: 'In dispute',
    period: 'Years',
    provisions: 'Provisions',
    /** before a section's number */
    section: 'section',
    citation: 'Citation',
    laterHistory: 'Later history',
    /** nobody has looked for later decisions */
    notChecked: 'Not checked',
    /** somebody has, and found none */
    noneKnown: 'None known',
    checkedOn: 'Last checked',
  },
  open: { label: 'Read this case in full', issue: 'Issue', reasoning: 'Reasoning', held: 'Held' },
  report: {
    label: 'Report an error',
    email: links.email.href,
    /** the publication's title follows */
    subject: 'Error in',
    ask: 'What is wrong, and where can it be checked?',
  },
  cite: { title: 'How to cite it', copyLabel: 'Copy the citation' },
  siblings: { label: 'Other editions', previous: 'Previous', next: 'Next', all: 'All publications' },
} as const;
