import type { PageMeta } from './types';

/** The page between a card and the owner's form, where no script can show the form beside the card. */
export const formAndFile = {
  meta: {
    title: 'Form, then PDF',
    description: 'The short form that is asked before a publication, and the PDF as soon as you have sent it.',
  } satisfies PageMeta,
  title: 'A short form, then the PDF',
  /** the publication's title follows */
  formLead: 'Fill in the form, which opens in a new tab. Then come back here for',
  formLabel: 'Open the form',
  sentLabel: 'I have sent the form',
  /** where the address names no publication of ours */
  unknown: 'All our publications are listed on the publications page.',
  listLink: { label: 'All publications', href: '/web/publications' },
} as const;
