import type { SiteLink } from './types';

/** Every address outside the site's own pages, once. Addresses under example domains are samples. */
export const links = {
  bookDemo: {
    href: 'https://calendar.example/book-a-demo',
    label: 'Book a Demo',
    newTab: true,
    note: 'A demo is half an hour, with someone from our team, on your question.',
    sample: true,
  },
  logIn: { href: '/Account/LoginEmail', label: 'Log In' },
  tenthLiningEditor: {
    href: 'https://tenth-lining.example/editor',
    label: 'Open the tenth-lining editor',
    newTab: true,
    sample: true,
  },
  billAnalysis: {
    href: 'https://bills.example/',
    label: 'Open the bill analysis tool',
    newTab: true,
    sample: true,
  },
  email: { href: 'mailto:hello@maktaba.example', label: 'hello@maktaba.example', sample: true },
  telephone: { href: 'tel:+254200000000', label: '+254\u00a020\u00a0000\u00a00000', sample: true },
  linkedIn: { href: 'https://www.linkedin.com/company/sample', label: 'LinkedIn', newTab: true, sample: true },
  x: { href: 'https://x.com/sample', label: 'X', newTab: true, sample: true },
  youTube: { href: 'https://www.youtube.com/@sample', label: 'YouTube', newTab: true, sample: true },
} as const satisfies Record<string, SiteLink>;

/** The half hour behind Book a Demo, in three steps. */
export const demoSteps = {
  title: 'The half hour, in three steps',
  items: [
    { title: 'You put a question', text: 'One whose answer you know. No client’s file is needed.' },
    { title: 'We open the pages', text: 'You read the passages that are cited, and say whether they bear the answer.' },
    { title: 'You decide what is next', text: 'Price for your number of people, who may open what, or a no.' },
  ],
} as const;
