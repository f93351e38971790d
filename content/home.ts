import { claims, counted, keyClaim } from './claims';
import { demoSteps, links } from './links';
import type { HomeContent } from './types';

export const home: HomeContent = {
  meta: {
    title: 'AI document management for legal and tax teams',
    description: `Keep your matters in one private repository, search them beside ${claims.documents.said} public legal documents, and get answers that cite their sources.`,
  },
  hero: {
    kicker: 'For legal and tax teams in East Africa',
    title: 'Ask your files. Get the answer',
    titleAccent: 'and the page it stands on.',
    text: `Search your own matters beside ${claims.documents.said} public legal documents. Check every answer at its source.`,
    actions: [links.bookDemo, { label: 'Watch the introduction', href: '#introduction', starts: true }],
  },
  firms: {
    title: 'In daily use at',
    logos: [
      { name: 'Ukurasa Chambers', logo: '/logos/sample-ukurasa-chambers.svg', isEmblem: true, sample: true },
      { name: 'Aya & Daraja', logo: '/logos/sample-aya-daraja.svg', isEmblem: true, sample: true },
      { name: 'Kifungu Law', logo: '/logos/sample-kifungu-law.svg', isEmblem: true, sample: true },
      { name: 'Mhuri Tax', logo: '/logos/sample-mhuri-tax.svg', isEmblem: true, sample: true },
      { name: 'Lake & Ledger', logo: '/logos/sample-lake-ledger.svg', isEmblem: true, sample: true },
    ],
  },
  proof: {
    title: 'The numbers, and what they count',
    asAt: counted.asAt,
    claims: [keyClaim, claims.countries, claims.cases, claims.pages, claims.users],
  },
  integrations: {
    title: 'Start from the places you already file things',
    text: 'Most of a matter is somewhere already: a shared drive, a mailbox, a folder that one person understands. Connect those places. Drag and drop the rest.',
    groups: [
      {
        label: 'Files',
        items: [
          { name: 'SharePoint', mark: 'sharepoint', note: 'Document libraries' },
          { name: 'Google Drive', mark: 'google-drive', note: 'Folders and files' },
          { name: 'Dropbox', mark: 'dropbox', note: 'Folders and files' },
        ],
      },
      {
        label: 'E-mail',
        items: [
          { name: 'Outlook', mark: 'outlook', note: 'Mail and attachments' },
          { name: 'Gmail', mark: 'gmail', note: 'Mail and attachments' },
        ],
      },
    ],
  },
  testimonials: {
    title: 'What advocates and tax advisers say',
    items: [
      {
        quote:
          'I asked where the objection was dealt with, and it took me to the paragraph. I still read the paragraph. That is the point: it was there, and I could check it.',
        name: 'Wambui K.',
        role: 'Tax advocate',
        firm: 'Ukurasa Chambers',
        photo: '/testimonials/wambui.svg',
        photoAlt: 'Drawn portrait of Wambui K.: hair tied up, a dark jacket and a clay scarf.',
        measured: {
          before: '3 h 10 min',
          after: '25 min',
          text: 'to find what was said of the objection in Sample Matter 0001, before and after. Counted by the firm in a sample week.',
        },
        sample: true,
      },
      {
        quote:
          'Our opinions used to live in four drives and one partner’s memory. Now a pupil finds what we have written before anyone writes it again.',
        name: 'Nakato D.',
        role: 'Partner',
        firm: 'Aya & Daraja',
        sample: true,
      },
    ],
  },
  award: {
    title: 'Shortlisted for a legal tech award',
    text: 'We are glad to be on the list. The better test is a question of your own.',
    sample: true,
  },
  closing: {
    title: 'Try it with a question',
    titleAccent: 'you already know the answer to.',
    steps: demoSteps,
    actions: [links.bookDemo, { label: 'Read our publications', href: '/web/publications' }],
  },
};
