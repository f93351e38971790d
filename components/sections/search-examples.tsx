import { cn } from '@/components/ui/cn';
import { TextLink } from '@/components/ui/link';
import type { CaseSearchContent, Publication } from '@/content/types';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { onUnmodifiedClick } from '@/lib/unmodified-click';
import { withTrailingSlash } from '@/lib/with-trailing-slash';

/** What is searched, with its numbers, and searches to try. */
export type SearchExamplesProps = Pick<CaseSearchContent, 'scope' | 'examplesLabel' | 'examples'> & {
  /** on the library's own page: looks for an example there */
  onPick?: (query: string) => void;
};

export function fillSearchScope(scope: string, publications: ReadonlyArray<Pick<Publication, 'contents'>>): string {
  const cases = publications.flatMap(({ contents }) => contents).length;
  return fillPlaceholders(scope, { cases, publications: publications.length });
}

export function SearchExamples({ scope, examplesLabel, examples, onPick }: SearchExamplesProps) {
  return (
    <>
      <p className="mt-2 text-muted text-small">{scope}</p>
      <p className={cn('flex flex-wrap gap-x-4 text-small', onPick && 'no-script:hidden')}>
        <span className="py-2 text-muted">{examplesLabel}</span>
        {examples.map((query) => (
          <TextLink
            key={query}
            href={`${withTrailingSlash('/web/publications')}?q=${encodeURIComponent(query)}`}
            data-await-runtime={onPick && ''}
            onClick={onPick && onUnmodifiedClick(() => onPick(query))}
            className="py-2"
            label={query}
          />
        ))}
      </p>
    </>
  );
}
