import type { Publication, PublicationList } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { internalPath } from '@/lib/internal-path';
import { Browse } from './browse';
import { NoScriptSearch } from './no-script-search';

/** Gives the search what it needs to know of the publications, and no more. */
export function PublicationSearch({ lists }: { lists: readonly PublicationList[] }) {
  const items = lists.flatMap(({ hash, publications }) =>
    publications.map(({ slug, date }) => ({ slug, list: hash, date: formatDate(date).iso })),
  );
  const years = [...new Set(items.map(({ date }) => date.slice(0, 4)))].sort().reverse();
  const page = internalPath('/web/publications');
  return (
    <>
      <Browse
        items={items}
        lists={lists.map(({ hash, label, publications }) => ({ hash, label, subjects: subjectsOf(publications) }))}
        years={years}
        action={page}
        indexUrl={`${page}search.json`}
      />
      <NoScriptSearch />
    </>
  );
}

/** What a list's cases are about, the most frequent first; no more than fit under an empty result. */
function subjectsOf(publications: readonly Publication[]): string[] {
  const counts = new Map<string, number>();
  for (const { subject } of publications.flatMap(({ contents }) => contents)) {
    counts.set(subject, (counts.get(subject) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 6)
    .map(([subject]) => subject);
}
