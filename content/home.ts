import { claims, claimsDate, keyClaim } from './claims';
import { demoSteps, links } from './links';
import { site } from './site';
import type { HomeContent } from './types';
import { video } from './video';

export const home: HomeContent = {
  meta: {
    title: 'AI document management for legal and tax teams',
    description: `Keep your matters in one private repository, search them alongside ${claims.documents.inSentence} public legal documents, and get answers that cite their sources.`,
  },
  hero: {
    kicker: 'AI document management and research for legal and tax teams in East Africa',
    title: 'Ask your files. Get the answer',
    titleAccent: 'and the page it comes from.',
    text: `Search your own files and ${claims.documents.display} public legal documents.`,
    actions: [links.bookDemo, { label: `Our ${video?.seconds}-second film`, href: '#introduction', startsFilm: true }],
  },
  firms: {
    title: `Firms using ${site.name}`,
    logos: [
      { name: 'Ukurasa Chambers', logo: '/logos/sample-ukurasa-chambers.svg', isEmblem: true, sample: true },
      { name: 'Aya & Daraja', logo: '/logos/sample-aya-daraja.svg', isEmblem: true, sample: true },
      { name: 'Kifungu Law', logo: '/logos/sample-kifungu-law.svg', isEmblem: true, sample: true },
      { name: 'Mhuri Tax', logo: '/logos/sample-mhuri-tax.svg', isEmblem: true, sample: true },
      { name: 'Lake & Ledger', logo: '/logos/sample-lake-ledger.svg', isEmblem: true, sample: true },
    ],
  },
  proof: {
    title: `${site.name} in numbers`,
    asAt: claimsDate.asAt,
    claims: [keyClaim, claims.countries, claims.cases, claims.pages, claims.users],
  },
  integrations: {
    title: 'Works with the systems you already use',
    text: 'Connect the drives and mailboxes where your matters already live. Drag and drop the rest.',
    groups: [
      {
        label: 'Files',
        items: [
          { name: 'SharePoint', logo: '/logos/sharepoint.svg', note: 'Document libraries', sample: true },
          { name: 'Google Drive', logo: '/logos/google-drive.svg', note: 'Folders and files', sample: true },
          { name: 'Dropbox', logo: '/logos/dropbox.svg', note: 'Folders and files', sample: true },
        ],
      },
      {
        label: 'Email',
        items: [
          { name: 'Outlook', logo: '/logos/outlook.svg', note: 'Mail and attachments', sample: true },
          { name: 'Gmail', logo: '/logos/gmail.svg', note: 'Mail and attachments', sample: true },
        ],
      },
    ],
  },
  testimonials: {
    title: 'What advocates and tax advisers say',
    items: [
      {
        quote:
          'I asked where the objection was dealt with, and it took me to the paragraph. I still read the paragraph. That is the point: I could check it.',
        name: 'Wambui K.',
        role: 'Tax advocate',
        firm: 'Ukurasa Chambers',
        photo: '/testimonials/wambui.svg',
        photoAlt: 'Drawn portrait of Wambui K.: hair tied up, a dark jacket and a clay scarf.',
        measured: {
          before: '3 h 10 min',
          after: '25 min',
          /** for screen readers, before each figure */
          beforeLabel: 'Before:',
          afterLabel: 'After:',
          text: 'to find every passage on the objection in one matter, before and after. Measured by the firm.',
        },
        sample: true,
      },
      {
        quote:
          'Our opinions used to live in four drives and one partner’s memory. Now a trainee finds what we have written before anyone writes it again.',
        name: 'Nakato D.',
        role: 'Partner',
        firm: 'Aya & Daraja',
        sample: true,
      },
    ],
  },
  award: {
    title: 'Shortlisted for a legal tech award',
    sample: true,
  },
  closing: {
    title: 'Try it with a question',
    titleAccent: 'you already know the answer to.',
    steps: demoSteps,
    actions: [links.bookDemo, { label: 'Read our publications', href: '/web/publications' }],
  },
};
