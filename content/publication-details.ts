import { samples } from './site';

/** The words around a publication on its own page. */
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
    email: 'Share by e-mail',
  },
  abstractTitle: 'What is in it',
  contentsTitle: 'Contents',
  caseLabel: 'Case',
  subjectLabel: 'Subject and issue',
  sampleMark: samples.mark,
  sampleNote:
    'Cases marked as samples are invented. They carry no citation and must not be quoted; the owner’s own list takes their place.',
  cite: {
    title: 'How to cite it',
    copyLabel: 'Copy the citation',
    copied: 'Copied.',
    failed: 'Your browser did not allow copying. The citation is selected: copy it with your keyboard.',
  },
  siblings: { label: 'Other editions', previous: 'Previous', next: 'Next', all: 'All publications' },
} as const;
