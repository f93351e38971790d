import type { SiteLink } from './types';

/** Every address outside the site's own pages. Those under example domains are samples. */
export const links = {
  bookDemo: {
    href: 'https://calendar.example/book-a-demo',
    label: 'Book a Demo',
    newTab: true,
    note: 'Half an hour with our team, on a question you choose.',
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
  telephone: { href: 'tel:+254200000000', label: '+254 20 000 0000', sample: true },
  linkedIn: { href: 'https://linkedin.example/company/maktaba', label: 'LinkedIn', newTab: true, sample: true },
  x: { href: 'https://x.example/maktaba', label: 'X', newTab: true, sample: true },
  youTube: { href: 'https://youtube.example/@maktaba', label: 'YouTube', newTab: true, sample: true },
} as const satisfies Record<string, SiteLink>;

/** What happens in the demo. */
export const demoSteps = {
  title: 'What happens in the demo',
  items: [
    { title: 'You bring a question', text: 'One you know the answer to. No client files, please.' },
    { title: 'We open the pages', text: 'Read the cited passages and say whether they support the answer.' },
    { title: 'You decide what is next', text: 'We quote for your team, agree who may open what, or stop there.' },
  ],
} as const;
