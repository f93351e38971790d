import type { PublicationList } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { internalPath } from '@/lib/internal-path';
import { Browse } from './browse';

/** Gives the search what it needs to know of the publications, and no more. */
export function PublicationSearch({ lists }: { lists: readonly PublicationList[] }) {
  const items = lists.flatMap(({ hash, publications }) =>
    publications.map(({ slug, date }) => ({ slug, list: hash, date: formatDate(date).iso })),
  );
  const years = [...new Set(items.map(({ date }) => date.slice(0, 4)))].sort().reverse();
  const page = internalPath('/web/publications');
  return (
    <Browse
      items={items}
      lists={lists.map(({ hash, label }) => ({ hash, label }))}
      years={years}
      action={page}
      indexUrl={`${page}search.json`}
    />
  );
}
