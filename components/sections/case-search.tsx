import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/link';
import type { CaseSearchContent, Publication } from '@/content/types';
import { internalPath } from '@/lib/internal-path';

type CaseSearchProps = CaseSearchContent & { publications: ReadonlyArray<Pick<Publication, 'contents'>> };

/** A plain GET form: the publications page runs the search that its address names. */
export function CaseSearch({ label, submitLabel, examplesLabel, examples, scope, publications }: CaseSearchProps) {
  const cases = publications.flatMap(({ contents }) => contents).length;
  const publicationsPath = internalPath('/web/publications');
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
      <p className="mt-2 text-muted text-small">
        {scope.replace('{cases}', String(cases)).replace('{publications}', String(publications.length))}
      </p>
      <p className="flex flex-wrap gap-x-4 text-small">
        <span className="py-2 text-muted">{examplesLabel}</span>
        {examples.map((query) => (
          <TextLink key={query} href={`${publicationsPath}?q=${encodeURIComponent(query)}`} className="py-2">
            {query}
          </TextLink>
        ))}
      </p>
    </search>
  );
}
