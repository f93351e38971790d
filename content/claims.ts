import type { Claim } from './types';

/** The month in which the numbers were counted: keep it current. */
export const claimsDate = { asAt: 'As at November 2026 (sample)', sample: true } as const;

/** Every number that the site claims, once (R1.3, R1.4). A check compares `cases` with the publications. */
export const claims = {
  documents: {
    value: 300_000,
    display: '300,000+',
    inSentence: 'over 300,000',
    countsWhat: 'Public legal documents, searchable alongside your own.',
  },
  repositoryDocuments: {
    value: 800_000,
    display: '800,000',
    inSentence: 'about 800,000',
    countsWhat: 'Documents that can be searched.',
  },
  countries: {
    value: 8,
    display: '8',
    inSentence: '8',
    countsWhat: 'Countries whose legal documents are in the repository.',
    // The owner has to confirm the names.
    sample: true,
    names: ['Kenya', 'Uganda', 'Tanzania', 'Rwanda', 'Ethiopia', 'Zambia', 'Malawi', 'Namibia'],
  },
  users: {
    value: 350,
    display: '350',
    inSentence: '350',
    countsWhat: 'Lawyers, tax advisers and other knowledge workers with an account.',
  },
  cases: {
    value: 500,
    display: '500+',
    inSentence: 'over 500',
    countsWhat: 'Tax decisions summarised in our publications, Kenya and Namibia together.',
  },
  pages: {
    value: 200_000,
    display: '200k+',
    inSentence: 'over 200,000',
    countsWhat: 'Pages tenth-lined so far.',
  },
} as const satisfies Record<string, Claim>;

/** The first claim on the home page; the page for lawyers counts up to it (R4.8). */
export const keyClaim = claims.documents;
