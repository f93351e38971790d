import type { PublicationList } from './types';

/** The two tabs in their order; the first is open by default. Which publication stands where is told by its own file. */
export const publicationLists = [
  { id: 'TAT summaries', label: 'TAT summaries - Kenya', hash: 'tat-summaries', jurisdiction: 'Kenya' },
  { id: 'whitepapers', label: 'TAT Cases - Namibia', hash: 'whitepapers', jurisdiction: 'Namibia' },
] as const satisfies ReadonlyArray<Omit<PublicationList, 'publications'>>;
