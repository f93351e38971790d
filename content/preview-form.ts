import type { PageMeta } from './types';

/** The form's page where its address names no publication of ours. */
export const noPublication = {
  text: 'All our publications are listed on the publications page.',
  list: { label: 'All publications', href: '/web/publications' },
} as const;

/** The page between a card and the owner's form, where no script can show the form beside the card. */
export const formAndFile = {
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

/** The built-in form page: what a site without a Typeform account asks before a PDF. It sends and keeps nothing. */
export const previewForm = {
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
    /** where no publication is asked for: what the answer is to be about */
    question: 'Your question',
    consent: 'Tell me by email when a new edition comes out.',
  },
  /** under a field that is left empty, or that holds no address */
  missing: {
    name: 'Write your full name.',
    email: 'Write your work email.',
    question: 'Write your question.',
  },
  noAddress: 'Write the whole address, as in name@firm.co.ke.',
  forPdf: {
    title: 'Your details',
    submitLabel: 'Get the PDF in a new tab',
    consentNote: 'The PDF is yours either way.',
  },
  /** where no publication is asked for: opened by a launcher (docs/forms.md) */
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
