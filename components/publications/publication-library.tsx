import { fillSearchScope } from '@/components/sections/search-examples';
import { SearchForm } from '@/components/ui/search-form';
import { Section } from '@/components/ui/section';
import { legal } from '@/content/legal';
import { publicationSearch } from '@/content/publication-search';
import { publicationsPage } from '@/content/publications-page';
import type { LegalContent, PublicationList } from '@/content/types';
import { followEditionsId } from '@/lib/publications/follow-editions-id';
import { withTrailingSlash } from '@/lib/with-trailing-slash';
import { mostFrequentSubjects } from '@/site/most-frequent-subjects';
import { FollowEditions } from './follow-editions';
import { PublicationCard } from './publication-card';
import { PublicationSearch } from './search/publication-search';

export function PublicationLibrary({ lists }: { lists: readonly PublicationList[] }) {
  const { search }: LegalContent = legal;
  const publications = lists.flatMap((list) => list.publications);
  const cases = publications.flatMap(({ contents }) => contents);
  return (
    <Section ground="card" className="pt-4 lg:pt-7">
      <NoScriptSearch />
      <PublicationSearch
        page={withTrailingSlash('/web/publications')}
        tabsLabel={publicationsPage.tabsLabel}
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
        <FollowEditions edition={lists[0]?.publications[0]?.title ?? ''} />
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
