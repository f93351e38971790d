import { links } from './links';
import { footer } from './site';
import type { PageMeta, ProseSection } from './types';

/**
 * A sample until the owner's lawyer has read it. It describes a live site with a Typeform form, without counting, and with
 * campaign parameters (lib/campaign.ts): change it together with any of these (docs/marketing.md). It says what section 29 of
 * Kenya's Data Protection Act 2019 requires, to readers of every country. The owner has to add: the company and its postal
 * address, its registration with the Data Commissioner, a person to write to, and the lawful basis of each purpose (section
 * 30).
 */
export const privacy = {
  meta: {
    title: 'Privacy policy',
    description:
      'What our forms ask for, why, who sees it and how long it is kept; what this site stores on your device; and your rights under the law.',
  } satisfies PageMeta,
  kicker: 'Privacy policy',
  title: 'What we ask for,',
  titleAccent: 'and what we do with it.',
  lead: 'This page tells you what this website collects when you read it and when you fill in a form. Every reader has the protection of Kenya’s Data Protection Act, wherever they are.',
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
      title: 'When you fill in a form',
      paragraphs: [
        'Before a publication opens we ask for your name and work email; your firm is optional. The form loads only when you press the button.',
        '“Talk to us” asks for the same and for your question, which our team reads and answers by email. Please do not put client facts in the question.',
        'Typeform provides the forms. It receives your answers on our behalf, with the title of the publication you asked for.',
        'Your name and email address are not put into a web address.',
      ],
    },
    {
      id: 'purpose',
      title: 'Why we ask',
      paragraphs: [
        'We use your answers to learn which topics readers need, and to answer you if you write to us. Our basis for answering you is that you asked.',
        'We email you about new editions only if you ticked that box. It is separate and empty, and the publication opens whether or not you tick it. Our basis for these emails is your consent, which you can withdraw at any time by writing to us.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees your answers',
      paragraphs: [
        'Typeform keeps them, as our processor, outside Kenya. Sections 48 and 49 of the Act allow that with safeguards, which our contract with Typeform has to give.',
        'Our own staff see your answers where their work needs it. We do not sell them or pass them to advertisers.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long it is kept',
      paragraphs: [
        'We delete your answers 24 months after you sent them, or sooner if you ask. If you agreed to emails about new editions, we keep your name and address until you withdraw that.',
        'Any such log of requests is deleted after 30 days.',
      ],
    },
    {
      id: 'device',
      title: 'What is stored on your device',
      paragraphs: [
        'The page that numbers a PDF keeps your settings and corrections for the last twenty files, with each file’s length and checksum but neither its name nor its content. They are sent nowhere, and a button on that page clears them.',
        'If the link that brought you here carries campaign tags (such as utm_source), this site keeps them, and the first page you opened, until you close the tab. They are sent with a form, or when you open our calendar, so that we learn which links work. Other links leave nothing.',
        'Typeform’s form is its own page, shown inside ours. It may store cookies and similar data on your device under Typeform’s privacy policy; this site can neither read nor delete them.',
      ],
    },
    {
      id: 'safeguards',
      title: 'How it is protected',
      paragraphs: [
        'Pages and forms travel over an encrypted connection. The site tells your browser to refuse any script, frame or picture that we did not put there.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: ['Under section 26 of the Data Protection Act (Cap. 411C) you have the right:'],
      items: [
        'to be told how your personal data is used;',
        'to see the personal data that we hold about you;',
        'to object to our using all or part of it;',
        'to have false or misleading data corrected;',
        'to have false or misleading data about you deleted.',
      ],
      after: [
        'Section 38 gives you the right to receive the data you gave us in a form that another program can read, and to take it elsewhere.',
        'You may complain to the Data Commissioner (section 56), whether or not you have written to us first.',
        'Other countries, among them Uganda, Tanzania and Rwanda, have data protection laws of their own. If yours gives you more, you have that too.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      paragraphs: [
        `Write to ${footer.legalNotice.company}, ${footer.offices?.items[0]?.lines.join(', ')}, or by email. Tell us which form you filled in and roughly when.`,
      ],
      action: { label: links.email.label, href: links.email.href },
    },
  ] satisfies readonly ProseSection[],
} as const;
