import type { Matter } from './types';

/**
 * The one invented file that every drawing, the film and the sample record speak of. No period is printed: time limits
 * changed over the years.
 */
export const matter = {
  number: '0412',
  client: 'Sample Taxpayer Ltd',
  tax: 'value added tax',
  /** the client's finance manager was away when the assessment came, then in hospital */
  served: '3 March',
  admitted: '4 March',
  discharged: '21 April',
  documents: [
    { letter: 'A', name: 'Notice of objection', dated: '22 April', pages: 4, page: 1 },
    { letter: 'B', name: 'Discharge letter', dated: '21 April', pages: 2, page: 2 },
    { letter: 'C', name: 'Notice of assessment', dated: '28 February', pages: 6, page: 1 },
    { letter: 'D', name: 'Objection decision', dated: '30 May', pages: 5, page: 3 },
    { letter: 'E', name: 'Register of letters', dated: '3 March', pages: 31, page: 12 },
  ],
} as const satisfies Matter;
