import { links } from './links';
import { site } from './site';
import type { PageMeta, ProseSection } from './types';

/**
 * A sample until the owner's lawyer has read it. It is written for a live site with a form of Typeform's, no counting and
 * the campaign's words of content/campaign.ts: whoever changes one of these changes it too (docs/marketing.md). It tells
 * what section 29 of Kenya's Data Protection Act 2019 asks a collector to tell, and gives every reader that standard,
 * wherever they live.
 */
export const privacy = {
  meta: {
    title: 'Privacy policy',
    description:
      'What the download form asks for, why, who sees it and how long it is kept; what this site stores on your device; and the rights you have under the law.',
  } satisfies PageMeta,
  kicker: 'Privacy policy',
  title: 'What we ask for,',
  titleAccent: 'and what we do with it.',
  lead: 'This page tells you what this website collects when you read it and when you fill in a form. Every reader gets the standard of Kenya’s Data Protection Act, wherever they are.',
  sample: true,
  sections: [
    {
      id: 'reading',
      title: 'When you only read',
      paragraphs: [
        'You can read every page of this site without giving us anything. The site sets no cookies, runs no analytics and loads nothing from other companies while you read.',
        'The server that sends you the pages may keep an ordinary log of requests, with the address they came from, to find faults and abuse.',
      ],
    },
    {
      id: 'form',
      title: 'When you ask for a publication',
      paragraphs: [
        'Before a publication opens we ask you to fill in a short form. The form is loaded when you press the button, and not before. Its fields say which answers are required.',
        'The form is provided by Typeform, which receives your answers on our behalf together with the title of the publication you asked for.',
        'Your name and e-mail address never become part of a web address, so they do not end up in logs or in your browser’s history.',
      ],
    },
    {
      id: 'purpose',
      title: 'Why we ask, and what we do not ask for',
      paragraphs: [
        'We use your answers to know which publications are read and by whom, and to answer you if you write to us.',
        'We write to you about our product only if you ticked the box that says so. The box is separate, it is empty when you find it, and the publication opens whether or not you tick it. You can withdraw that consent at any time by writing to us.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees your answers',
      paragraphs: [
        'Typeform keeps them, as our processor, in the United States or in the European Union, so they leave your country. Sections 48 and 49 of the Act allow that with safeguards, which our contract with Typeform has to give.',
        'What does reach us our own staff see, where their work needs it. We do not sell it, and we do not pass it to advertisers.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long it is kept',
      paragraphs: [
        'We keep your answers for 24 months from the day you sent them, and delete them then; sooner, if you ask us to. If you agreed to hear from us, we keep your name and address until you withdraw that.',
        'The log of requests is deleted after 30 days.',
      ],
    },
    {
      id: 'device',
      title: 'What is stored on your device',
      paragraphs: [
        'The page that numbers a PDF keeps what you choose and correct for a file, for the last twenty files: the file’s length, a checksum of it and your choices, but neither its name nor its content. They stay on your device and are sent nowhere, and a button there makes it forget those of a file.',
        'If the link that brought you here says where it stood (in parts of its address such as utm_source), this site keeps those words, and which page you came to first, until you close the tab. They go along if you send a form or open our calendar, and tell us which of our links are of use. They are the link’s words and not yours, and after any other link nothing of the kind is kept.',
        'A form that Typeform provides is a page of Typeform’s, shown inside ours. It may store cookies and similar data on your device, under Typeform’s own privacy policy; this site can neither read nor delete them.',
      ],
    },
    {
      id: 'safeguards',
      title: 'How it is protected',
      paragraphs: [
        'Pages and forms travel over an encrypted connection. The site tells your browser to refuse any script, frame or picture that we did not put there. Access to the answers is limited to named members of staff.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: ['Under section 26 of the Data Protection Act (Cap. 411C, Act 24 of 2019) you have the right:'],
      items: [
        'to be told how your personal data is used;',
        'to see the personal data that we hold about you;',
        'to object to our using all or part of it;',
        'to have false or misleading data corrected;',
        'to have false or misleading data about you deleted.',
      ],
      after: [
        'Section 38 gives you the right to get the data you gave us in a form that another program can read, and to take it elsewhere.',
        'If you think that we have wronged you, write to us; you may also complain to the Data Commissioner (section 56), whether or not you have written to us first.',
        'Uganda, Tanzania and Rwanda have data protection laws of their own. If yours gives you more than this page does, you have that too.',
      ],
    },
    {
      id: 'contact',
      title: 'Whom to write to',
      paragraphs: [
        `Write to ${site.name} at the address below. Tell us which form you filled in and roughly when, and we can find your answers without asking you for more.`,
      ],
      action: { label: links.email.label, href: links.email.href },
    },
  ] satisfies readonly ProseSection[],
} as const;
