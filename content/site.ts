import { links } from './links';
import type { FooterContent } from './types';

/** The brand: this line renames the site. */
const name = 'Maktaba';
const company = 'Sample Knowledge Company Limited';

export const site = {
  name,
  /** without a slash at the end */
  url: 'https://www.maktaba.example',
  lang: 'en-KE',
  locale: 'en_KE',
  tagline: 'Documents, law and answers for legal and tax teams in East Africa.',
  /** for /.well-known/security.txt: where to report a vulnerability, and when the file expires, at most a year ahead */
  security: { contact: links.email.href, expires: '31-10-2027' },
  /** remove it last: until then each page ends with `sampleNote` */
  sample: true,
} as const;

export const footer: FooterContent = {
  about: {
    title: 'About',
    text: 'An AI-enabled document management and knowledge tool for lawyers, tax advisers and other knowledge workers. Answers name the pages they come from, so you can check them.',
  },
  offices: {
    title: 'Offices',
    items: [
      { city: 'Nairobi', lines: ['Sample House, 4th floor', 'Sample Road', 'Nairobi, Kenya'], sample: true },
      { city: 'Kampala', lines: ['Sample Court, 2nd floor', 'Sample Avenue', 'Kampala, Uganda'], sample: true },
    ],
  },
  contact: {
    title: 'Contact',
    items: [links.email, links.telephone],
  },
  social: {
    title: 'Follow',
    items: [links.linkedIn, links.x, links.youTube],
  },
  legalNotice: {
    company,
    text: `${name} is a trading name of ${company}, registered in Kenya. Summaries and answers are aids to reading; they are not legal advice.`,
    sample: true,
  },
};

/** In the footer of every page as long as `site.sample` is set. */
export const sampleNote =
  'This preview shows sample names, quotations, decisions and figures. They are invented, and must not be quoted.';

/** At the top of every page in a preview of drafts (docs/operations.md). */
export const draftNote = 'A preview for colleagues: it shows drafts. Please do not pass it on.';

export const skipLinkLabel = 'Skip to content';
