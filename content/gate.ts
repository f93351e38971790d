import { links } from './links';

/** A link to a publication's file, in the gate and on the form's own page: "Open *title* (PDF, 41 KB)". */
export const pdfLink = { openLabel: 'Open', fileType: 'PDF' } as const;

export const gate = {
  buttonLabel: 'Download PDF',
  /** on the button, while the form is loading */
  openingLabel: 'Opening…',
  dialog: {
    title: 'Download Publication',
    /** the publication's title follows */
    text: 'Please fill out this form to download',
    closeLabel: 'Close',
    frameTitle: 'Download form',
    privacy: { label: 'Privacy policy', href: '/privacy' },
  },
  /** beside the form, titles only where there is room; content/privacy.ts says the same in more words */
  offer: {
    pages: { one: 'page', many: 'pages' },
    opens: 'Opens at once, in a new tab',
    why: { title: 'Why we ask', text: 'It tells us which topics readers need.' },
    answers: {
      title: 'What happens with your answers',
      text: 'Your answers are not sold or passed to advertisers.',
    },
    mail: { title: 'No emails unless you opt in', text: 'We email you about new editions only if you tick the box.' },
  },
  loading: 'Loading the form…',
  failures: {
    silent: {
      title: 'The form has not loaded',
      text: 'Your connection may be slow, or something is blocking the form. If it loads after all, it will open here.',
    },
    offline: {
      title: 'You are offline',
      text: 'The form needs a connection. It opens here when you reconnect.',
    },
    duplicate: {
      title: 'You have answered this form before',
      text: 'No need to fill it out again. Your PDF is here:',
    },
    closed: {
      title: 'The form is closed',
      text: 'You do not need it. Your PDF is here:',
    },
  },
  alternatives: {
    retryLabel: 'Try again',
    newTabLabel: 'Open the form in a new tab',
    emailText: 'Or email us and we will send it:',
    emailSubject: 'Please send me',
    email: links.email,
  },
  status: {
    opened: 'Your PDF should have opened.',
    blocked: 'Your browser blocked the new tab, so the PDF is waiting here.',
  },
} as const;
