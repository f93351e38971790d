import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { SceneContents } from '@/content/types';
import { SceneText } from './scene-text';

export function SearchScene({ query, filters, answer, results }: SceneContents['search']) {
  return (
    <div aria-hidden="true">
      <p className="flex items-center gap-3 border-line border-b px-4 py-3 @md:px-5">
        <Icon name="search" className="size-5 text-muted" />
        <span className="@md:text-base">
          {query}
          <span className="ml-0.5 inline-block h-5 w-px bg-teal align-text-bottom" />
        </span>
      </p>
      <ul className="flex flex-wrap gap-x-4 border-line border-b px-4 text-tiny @md:gap-x-6 @md:px-5 @md:text-small">
        {filters.map(({ label, count }, index) => (
          <li
            key={label}
            className={cn(
              '-mb-px whitespace-nowrap border-b-2 py-2.5',
              index === 0 ? 'border-clay font-semibold' : 'border-transparent text-muted',
            )}
          >
            {label} <span className="text-muted tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
      <div className="bg-teal-soft px-4 py-4 @md:px-5">
        <p className="font-semibold text-teal-deep text-tiny">{answer.label}</p>
        <p className="mt-1 @md:text-base">
          <SceneText text={answer.text} />
        </p>
      </div>
      <ol className="px-4 @md:px-5">
        {results.map(({ title, place, origin, isPublic, snippet }, index) => (
          // A narrow frame shows only the title of the second result, and of the third if narrower still.
          <li
            key={title}
            className={cn(
              'border-line py-3 not-first:border-t',
              index === 1 && '@max-sm:*:not-first:hidden',
              index === 2 && '@max-[18rem]:*:not-first:hidden',
            )}
          >
            <p className="flex items-baseline justify-between gap-3">
              <span className="font-semibold text-teal">{title}</span>
              <span className="whitespace-nowrap text-muted text-tiny">{place}</span>
            </p>
            <p className="mt-0.5">
              <SceneText text={snippet} />
            </p>
            <p className="mt-1 flex items-center gap-1.5 text-muted text-tiny">
              <Icon
                name={isPublic ? 'layers' : 'folder'}
                className={cn('size-4', isPublic ? 'text-clay' : 'text-teal')}
              />
              {origin}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
