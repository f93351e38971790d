import { publicationDetails } from '@/content/publication-details';
import type { Publication } from '@/content/types';

/** "Sample PDF: 5 of 31": how much of a sample is in its PDF, which has the cases of its file. */
export function sampleExtract({ sample, contents, cases }: Pick<Publication, 'sample' | 'contents' | 'cases'>) {
  if (!sample) return undefined;
  return publicationDetails.extract.replace('{shown}', String(contents.length)).replace('{cases}', String(cases));
}
