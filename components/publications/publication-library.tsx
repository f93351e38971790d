import type { ReactNode } from 'react';
import { fillSearchScope } from '@/components/sections/search-examples';
import { SearchForm } from '@/components/ui/search-form';
import { Section } from '@/components/ui/section';
import { publicationSearch } from '@/content/publication-search';
import type { CaseSearchContent, PublicationList } from '@/content/types';
import { followEditionsId } from '@/lib/publications/follow-editions-id';
import { withTrailingSlash } from '@/lib/with-trailing-slash';
import { mostFrequentSubjects } from '@/site/most-frequent-subjects';
import { PublicationCard } from './publication-card';
import { PublicationSearch } from './search/publication-search';

type PublicationLibraryProps = {
  lists: readonly PublicationList[];
  tabsLabel: string;
  /** what is searched, and searches to try */
  search?: CaseSearchContent;
  /** the feed, and the form for the next edition */
  next: ReactNode;
};

/** The search, and the lists in their tabs. */
export function PublicationLibrary({ lists, tabsLabel, search, next }: PublicationLibraryProps) {
  const publications = lists.flatMap((list) => list.publications);
  const cases = publications.flatMap(({ contents }) => contents);
  return (
    <Section ground="card" className="pt-4 lg:pt-7">
      <NoScriptSearch />
      <PublicationSearch
        page={withTrailingSlash('/web/publications')}
        tabsLabel={tabsLabel}
        examples={search && { ...search, scope: fillSearchScope(search.scope, publications) }}
        subjects={mostFrequentSubjects(cases, 6)}
        lists={lists.map(({ hash, label, publications }, list) => ({
          hash,
          label,
          cards: publications.map((publication, place) => ({
            slug: publication.slug,
            card: (
              <PublicationCard publication={publication} isNewest={place === 0} isFirst={list === 0 && place === 0} />
            ),
          })),
        }))}
      />
      <div id={followEditionsId} tabIndex={-1}>
        {next}
      </div>
    </Section>
  );
}

/** Without scripts: leads to the subjects, in whose pages the browser's own search finds cases. */
function NoScriptSearch() {
  const { label, noScriptLabel, submitLabel, noScript, subjects } = publicationSearch;
  return (
    <search aria-label={label} className="hidden no-script:block print:hidden">
      <SearchForm action={withTrailingSlash(subjects.href)} label={noScriptLabel} submit={submitLabel} />
      <p className="mt-2 text-muted text-small">{noScript}</p>
    </search>
  );
}
