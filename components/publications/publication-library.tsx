import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import type { PublicationList } from '@/content/types';
import { internalPath } from '@/lib/internal-path';
import { subjectsOf } from '@/site/subjects-of';
import { NoScriptSearch } from './browse/no-script-search';
import { PublicationSearch } from './browse/publication-search';
import { PublicationCard } from './publication-card';

type PublicationLibraryProps = {
  lists: readonly PublicationList[];
  tabsLabel: string;
  /** the feed, and the form for the next edition */
  next: ReactNode;
};

/** The search, and the lists in their tabs. */
export function PublicationLibrary({ lists, tabsLabel, next }: PublicationLibraryProps) {
  const cases = lists.flatMap(({ publications }) => publications.flatMap(({ contents }) => contents));
  return (
    <Section ground="card" className="pt-4 lg:pt-7">
      <NoScriptSearch />
      <PublicationSearch
        page={internalPath('/web/publications')}
        tabsLabel={tabsLabel}
        subjects={subjectsOf(cases, 6)}
        lists={lists.map(({ hash, label, publications }, list) => ({
          hash,
          label,
          cards: publications.map((publication, place) => ({
            slug: publication.slug,
            card: <PublicationCard publication={publication} leads={place === 0} isFirst={list === 0 && place === 0} />,
          })),
        }))}
      />
      {next}
    </Section>
  );
}
