import { publicationDetails } from '@/content/publication-details';
import type { Publication } from '@/content/types';
import { fillPlaceholders } from '@/lib/fill-placeholders';

/** The alternative text of a publication's cover (R5.4). */
export const coverAlt = ({ title, description }: Pick<Publication, 'title' | 'description'>): string =>
  fillPlaceholders(publicationDetails.coverAlt, { title, description });
