import type { PageMeta } from './types';

/** On the form page, when the address names no publication. */
export const allPublicationsHint = {
  text: 'All our publications are listed on the publications page.',
  list: { label: 'All publications', href: '/web/publications' },
} as const;

/** Without scripts: the page between a card and the owner's form. */
export const ownFormPage = {
  meta: {
    title: 'Fill in the form, get the PDF',
    description: 'The short form before a publication, and the PDF as soon as you have sent the form.',
  } satisfies PageMeta,
  title: 'Fill in the form, get the PDF',
  /** the publication's title follows */
  formLead: 'Fill in the form, which opens in a new tab. Then come back here for',
  formLabel: 'Open the form',
  sentLabel: 'I have sent the form',
} as const;

/** The form page of a site without a form's id. It sends and keeps nothing. */
export const builtInForm = {
  meta: {
    title: 'Form (preview)',
    description: 'A preview of the form that this site asks readers to fill in. Nothing typed into it is sent or kept.',
  } satisfies PageMeta,
  /** the publication's title follows */
  forLabel: 'For',
  notice: 'This is a preview of the form: nothing you type here is sent or kept.',
  requiredLabel: 'required',
  optionalLabel: 'optional',
  fields: {
    name: 'Full name',
    email: 'Work email',
    organisation: 'Firm or organisation',
    /** only in a launcher's form */
    question: 'Your question',
    consent: 'Tell me by email when a new edition comes out.',
  },
  /** errors below empty fields */
  missing: {
    name: 'Write your full name.',
    email: 'Write your work email.',
    question: 'Write your question.',
  },
  /** the error below a wrong email address */
  noAddress: 'Write the whole address, as in name@firm.co.ke.',
  forPdf: {
    title: 'Your details',
    submitLabel: 'Get the PDF in a new tab',
    consentNote: 'The PDF is yours either way.',
  },
  /** opened by a launcher (docs/forms.md) */
  general: {
    title: 'Talk to us',
    answered: 'We answer by email. Please leave out client facts.',
    submitLabel: 'Send',
    consentNote: 'We answer you either way.',
  },
  thanks: {
    title: 'Thank you',
    text: 'Nothing was sent or kept: this was the preview form.',
  },
  noScript: {
    title: 'This form needs JavaScript',
    text: 'Your browser does not run it.',
  },
  privacy: { text: 'How answers are handled:', label: 'privacy policy', href: '/privacy' },
} as const;
