import { Heading } from '@/components/ui/heading';
import type { PublicationList } from '@/content/types';
import { PublicationCard } from './publication-card';

type PublicationShelfProps = { list: PublicationList; isFirst: boolean };

/** One tab's publications: one, two or three in a row. Its id is the tab's hash. */
export function PublicationShelf({ list, isFirst }: PublicationShelfProps) {
  return (
    <section
      id={list.hash}
      aria-labelledby={`${list.hash}-heading`}
      className="publication-list scroll-mt-40 pt-6 lg:pt-8"
    >
      <Heading id={`${list.hash}-heading`} level={2} className="mb-8">
        {list.label}
      </Heading>
      <ul className="grid grid-cols-1 gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-2 print:gap-y-6">
        {list.publications.map((publication, index) => (
          <PublicationCard key={publication.slug} publication={publication} isFirst={isFirst && index === 0} />
        ))}
      </ul>
    </section>
  );
}
