import { Heading } from '@/components/ui/heading';
import type { PublicationList } from '@/content/types';
import { shelves } from '@/lib/publications/shelves';
import { PublicationCard } from './publication-card';
import { ShelfPages } from './shelf-pages';

type PublicationShelfProps = {
  list: PublicationList;
  isFirst: boolean;
  /** which part of a long list; from 2 on it stands in the archive, and lends its cards to the publications page */
  page?: number;
};

/** One tab's publications: one, two or three in a row. Its id is the tab's hash. */
export function PublicationShelf({ list, isFirst, page = 1 }: PublicationShelfProps) {
  const parts = shelves(list.publications);
  const isArchive = page > 1;
  return (
    <section
      id={list.hash}
      aria-labelledby={`${list.hash}-heading`}
      className="publication-list scroll-mt-40 pt-6 lg:pt-8"
    >
      <Heading id={`${list.hash}-heading`} level={2} className="mb-8">
        {list.label}
      </Heading>
      <ul
        data-cards={isArchive ? '' : undefined}
        className="grid grid-cols-1 gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-2 print:gap-y-6"
      >
        {parts[page - 1]?.map((publication, index) => (
          <PublicationCard
            key={publication.slug}
            publication={publication}
            isFirst={isFirst && index === 0}
            isLent={isArchive}
          />
        ))}
      </ul>
      {parts.length > 1 && <ShelfPages list={list} page={page} pages={parts.length} />}
    </section>
  );
}
