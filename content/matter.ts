import type { Matter } from './types';

/**
 * The invented file behind every drawing, the film and the sample record (content/sample-record.ts). They must agree with this:
 *
 * - Sample Taxpayer Ltd was assessed for value added tax; the notice (C) is dated 28 February.
 * - It came by messenger on 3 March, while the finance manager was away. The records clerk entered it in the register
 *   (E, page 12), placed it on his desk unopened, and told nobody.
 * - He was in hospital from 4 March to 21 April (discharge letter: B, page 2).
 * - On 22 April he opened the notice; the objection (A) was written, lodged and stamped that day. It is late, and
 *   says so; its reason is illness.
 * - On 30 May the Commissioner decided on the late objection (D). His decision appears nowhere.
 * - The clerk's evidence is page 47 of the record of appeal.
 *
 * Show no time limits, which have changed over the years. Quote statutes by their headings only.
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
    { letter: 'D', name: 'Decision on late objection', dated: '30 May', pages: 5, page: 3 },
    { letter: 'E', name: 'Register of letters', dated: '3 March', pages: 31, page: 12 },
  ],
} as const satisfies Matter;
