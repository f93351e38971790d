import { SearchForm } from '@/components/ui/search-form';
import type { CaseSearchContent, Publication } from '@/content/types';
import { withTrailingSlash } from '@/lib/with-trailing-slash';
import { fillSearchScope, SearchExamples } from './search-examples';

type CaseSearchProps = CaseSearchContent & { publications: ReadonlyArray<Pick<Publication, 'contents'>> };

/** A search field that leads to the publications page, with the words in the address. */
export function CaseSearch({ label, submitLabel, scope, publications, ...examples }: CaseSearchProps) {
  return (
    <search aria-label={label} className="block max-w-measure rounded border border-line bg-card p-5 sm:p-6">
      <SearchForm action={withTrailingSlash('/web/publications')} label={label} submit={submitLabel} />
      <SearchExamples {...examples} scope={fillSearchScope(scope, publications)} />
    </search>
  );
}
