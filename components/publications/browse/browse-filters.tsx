import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { SelectField } from '@/components/ui/select-field';
import { browse as words } from '@/content/browse';

type BrowseFiltersProps = { years: readonly string[]; isNarrowed: boolean; onChange: () => void };

/** Year and order: beside the words where there is room, else in a popover, so that the search takes one row. */
export function BrowseFilters({ years, isNarrowed, onChange }: BrowseFiltersProps) {
  const id = useId();
  return (
    <>
      <Button
        look="secondary"
        size="icon"
        popoverTarget={id}
        className={cn(
          'min-h-12 min-w-12 no-popover:hidden lg:hidden',
          isNarrowed && 'forced-colors:border-[Highlight] *:text-clay',
        )}
      >
        <Icon name="filter" className="size-5" />
        <span className="sr-only">{words.filterLabel}</span>
      </Button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-x-0 top-auto bottom-0 m-0 w-full border-line border-t bg-card px-gutter pt-5 pb-6 text-ink shadow-float lg:contents no-popover:static no-popover:col-span-full no-popover:border-0 no-popover:px-0 no-popover:shadow-none"
      >
        <div className="grid grid-cols-[5fr_6fr] gap-4 lg:contents">
          <SelectField label={words.yearLabel} name="year" onChange={onChange}>
            <option value="">{words.anyYear}</option>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </SelectField>
          <SelectField label={words.sortLabel} name="sort" onChange={onChange}>
            <option value="newest">{words.newest}</option>
            <option value="oldest">{words.oldest}</option>
          </SelectField>
        </div>
        <Button
          look="primary"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="mt-5 w-full no-popover:hidden lg:hidden"
        >
          {words.doneLabel}
        </Button>
      </div>
    </>
  );
}
