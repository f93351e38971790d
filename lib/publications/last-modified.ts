import type { Publication } from '@/content/types';

/** The day, DD-MM-YYYY, on which a publication's page last changed: its own `updated`, else its date. */
export function lastModified({ updated, date }: Pick<Publication, 'updated' | 'date'>): string {
  return updated ?? date;
}
