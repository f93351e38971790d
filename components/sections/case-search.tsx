import { Button } from '@/components/ui/button';
import type { CaseSearchContent, Publication } from '@/content/types';
import { withTrailingSlash } from '@/lib/with-trailing-slash';
import { fillSearchScope, SearchExamples } from './search-examples';

type CaseSearchProps = CaseSearchContent & { publications: ReadonlyArray<Pick<Publication, 'contents'>> };

/** A plain GET form: the publications page runs the search that its address names. */
export function CaseSearch({ label, submitLabel, scope, publications, ...examples }: CaseSearchProps) {
  const publicationsPath = withTrailingSlash('/web/publications');
  return (
    <search aria-label={label} className="block max-w-measure rounded border border-line bg-card p-5 sm:p-6">
      <form action={publicationsPath} className="flex flex-wrap gap-2">
        <label htmlFor="case-search" className="w-full font-semibold text-small">
          {label}
        </label>
        <input
          id="case-search"
          type="search"
          name="q"
          maxLength={200}
          enterKeyHint="search"
          className="min-h-12 min-w-0 grow basis-32 rounded border border-edge bg-card px-3 text-base hover:border-ink"
        />
        <Button type="submit" look="secondary">
          {submitLabel}
        </Button>
      </form>
      <SearchExamples {...examples} scope={fillSearchScope(scope, publications)} />
    </search>
  );
}
