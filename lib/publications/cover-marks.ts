import type { Publication } from '@/content/types';
import { formatDate } from '@/lib/format-date';

/**
 * What is printed large on a cover: the edition's number, or the month of a dated collection, or the sign of a section
 * for a publication that is neither.
 *
 * @returns `{ mark: '10', kind: 'edition' }`, `{ mark: 'Sep', kind: 'month' }`, `{ mark: '§', kind: 'paper' }`
 */
export function coverMark({ title, date, list }: Pick<Publication, 'title' | 'date' | 'list'>): {
  mark: string;
  kind: 'edition' | 'month' | 'paper';
} {
  const [, edition] = /(\d+)(?:st|nd|rd|th) edition/i.exec(title) ?? [];
  if (edition) return { mark: edition, kind: 'edition' };
  if (list === 'whitepapers') return { mark: '§', kind: 'paper' };
  return { mark: formatDate(date).text.split(' ')[1]?.slice(0, 3) ?? '', kind: 'month' };
}
