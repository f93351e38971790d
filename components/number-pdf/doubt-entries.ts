import type { Doubt } from '@/tenth-lining/lines/types';
import type { PageReport } from '@/tenth-lining/worker/messages';

/** Pages that are in doubt for the same reason of placing, or one page with its reasons. */
export type DoubtEntry = { pages: number[]; doubts: Doubt[] };

/** What a document has on all its pages or on none: a narrow margin, a head at the top right. The count is not in doubt. */
const ofTheDocument: readonly Doubt[] = ['narrow-margin', 'top-right-taken'];

// Up to here each page is listed by itself, so that it can be opened from the list.
const fewPages = 8;

export const isTight = ({ doubts }: Pick<PageReport, 'doubts'>): boolean =>
  doubts.some((doubt) => ofTheDocument.includes(doubt));

/** The pages to look at, those whose count is in doubt first; what many pages share is said once. */
export function doubtEntries(pages: readonly Pick<PageReport, 'index' | 'doubts'>[]): DoubtEntry[] {
  const shared = ofTheDocument.flatMap((doubt): DoubtEntry[] => {
    const have = pages.filter(({ doubts }) => doubts.includes(doubt));
    return have.length > fewPages ? [{ pages: have.map(({ index }) => index), doubts: [doubt] }] : [];
  });
  const said = new Set(shared.flatMap(({ doubts }) => doubts));
  const single = pages.flatMap(({ index, doubts }): DoubtEntry[] => {
    const own = doubts.filter((doubt) => !said.has(doubt));
    return own.length > 0 ? [{ pages: [index], doubts: own }] : [];
  });
  return [...single, ...shared];
}
