import { links } from './links';

/** Every word of the download gate. */
export const gate = {
  buttonLabel: 'Download PDF',
  /** on the button, while a slow line brings what opens the form */
  openingLabel: 'Opening…',
  dialog: {
    title: 'Download Publication',
    /** the publication's title follows */
    text: 'Please fill out this form to download',
    closeLabel: 'Close',
    frameTitle: 'Download form',
    privacy: { label: 'Privacy policy', href: '/privacy' },
  },
  /** Beside the form; titles stand where there is room. In fewer words than content/privacy.ts, which says the same. */
  offer: {
    pages: { one: 'page', many: 'pages' },
    opens: 'Opens at once',
    why: { title: 'Why we ask', text: 'We ask to learn who reads what.' },
    answers: {
      title: 'What happens with your answers',
      text: 'Your answers are not sold or passed to advertisers.',
    },
    mail: { title: 'No mail unless ticked', text: 'We write to you only if you tick the box.' },
  },
  loading: 'Loading the form…',
  trouble: {
    silent: {
      title: 'The form has not arrived',
      text: 'The connection may be slow, or something between you and the form is blocking it. Nothing you have typed is lost: if the form still comes, it opens here.',
    },
    offline: {
      title: 'You are offline',
      text: 'The form needs a connection. It opens here by itself as soon as you are back online.',
    },
    duplicate: {
      title: 'You have answered this form before',
      text: 'There is no need to fill it out again. Your PDF is here:',
    },
    closed: {
      title: 'The form is closed',
      text: 'It takes no more answers, and that should not keep you from reading. Your PDF is here:',
    },
  },
  wayOut: {
    retryLabel: 'Try again',
    newTabLabel: 'Open the form in a new tab',
    emailText: 'Or write to us and we will send it:',
    emailSubject: 'Please send me',
    email: links.email,
    /** shown once the form was opened in another tab, which cannot tell this page that it was submitted */
    afterNewTab: 'When you have filled it out there:',
  },
  status: {
    opened: 'Your PDF should have opened.',
    blocked: 'Your browser blocked the new tab, so the PDF is waiting here.',
    dismissLabel: 'Dismiss',
  },
} as const;
