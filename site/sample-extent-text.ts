import { publicationDetails } from '@/content/publication-details';
import type { Publication } from '@/content/types';
import { fillPlaceholders } from '@/lib/fill-placeholders';

/** "Sample PDF: 5 of 31": how many of a sample's cases its PDF contains. */
export function sampleExtentText({ sample, contents, cases }: Pick<Publication, 'sample' | 'contents' | 'cases'>) {
  if (!sample) return undefined;
  return fillPlaceholders(publicationDetails.extract, { shown: contents.length, cases });
}
